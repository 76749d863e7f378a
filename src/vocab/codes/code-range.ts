/** Numbers of a vocabulary whose meanings the requirements do not show: they are handed on as they are. */
export interface CodeRange {
  readonly min: number;
  readonly max: number;
  /** Single numbers outside of the range. */
  readonly also: readonly number[];
  /** Whether a whole number belongs to the vocabulary. It has no name. */
  readonly has: (code: number | null) => boolean;
}

/** Makes a frozen range of opaque numbers, both ends in it. */
export function codeRange(min: number, max: number, also: readonly number[] = []): CodeRange {
  const has = (code: number | null): boolean =>
    Number.isInteger(code) && code !== null && ((code >= min && code <= max) || also.includes(code));
  return Object.freeze({ min, max, also: Object.freeze([...also]), has });
}
