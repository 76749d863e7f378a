/** Pages, or parts of them, that break a rule, and the same without the mistake. */
export interface Case {
  readonly wrong: readonly string[];
  readonly right: readonly string[];
}
