/** A mistake in a page, and the same page without it. */
export interface Mistake {
  readonly what: string;
  /** The page with the mistake; `‸` is before the place that is to be named. */
  readonly wrong: string;
  readonly right: string;
  readonly code: string;
  /** What was probably meant, or what is expected. */
  readonly remedy: string | RegExp;
}
