import type { Page } from './page.ts';

const MARK = /^\s*vitrine-lint-disable-next((?:\s+VT\d{3},?)+)\s*$/;

/**
 * Reads the comments that switch rules off: `<!-- vitrine-lint-disable-next VT102 VT175 -->`, for the next element and everything in it.
 *
 * @returns whether a code is switched off at an offset
 */
export function disabledIn({ comments, elements }: Page): (code: string, at: number) => boolean {
  const ranges = comments.flatMap((comment) => {
    const codes = MARK.exec(comment.data)?.[1]?.match(/VT\d{3}/g);
    const end = comment.sourceCodeLocation?.endOffset;
    if (!codes || end === undefined) return [];
    const next = elements.find(
      ({ sourceCodeLocation: place }) => place && place.startOffset >= end,
    )?.sourceCodeLocation;
    return next ? [{ codes: new Set<string>(codes), from: next.startOffset, to: next.endOffset }] : [];
  });
  return (code, at) => ranges.some(({ codes, from, to }) => from <= at && at < to && codes.has(code));
}
