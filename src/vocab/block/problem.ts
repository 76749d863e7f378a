/** A value written by a theme author that a block cannot use. The default replaces it. */
export interface Problem {
  /** The attribute, or the path inside the JSON. */
  readonly where: string;
  readonly read: string;
  readonly expected: string;
  readonly used: string;
}
