import { lastAt } from './last-at.ts';
import type { Page } from './page.ts';

const MARK = /^\s*vitrine-lint-disable-next((?:\s+VT\d{3},?)+)\s*$/;

interface Range {
  readonly at: number;
  to: number;
}

/**
 * Reads the comments that disable rules: `<!-- vitrine-lint-disable-next VT102 VT175 -->`, for the next element and
 * everything in it.
 *
 * @returns whether a code is disabled at an offset
 */
export function disabledIn({ comments, elements }: Page): (code: string, at: number) => boolean {
  const marks = comments
    .flatMap(({ data, sourceCodeLocation: place }) => {
      const codes = MARK.exec(data)?.[1]?.match(/VT\d{3}/g);
      return codes && place ? [{ codes, end: place.endOffset }] : [];
    })
    .sort((a, b) => a.end - b.end);
  if (marks.length === 0) return () => false;
  // Elements in templates are at the end of the page's list, wherever they are in the file.
  const places = elements
    .flatMap(({ sourceCodeLocation: place }) => (place ? [{ at: place.startOffset, to: place.endOffset }] : []))
    .sort((a, b) => a.at - b.at);
  const ranges = new Map<string, Range[]>();
  for (const { codes, end } of marks) {
    const next = places[lastAt(places, end - 1) + 1];
    for (const code of next ? codes : []) {
      const own = ranges.get(code) ?? [];
      const last = own.at(-1);
      if (next && last && next.at < last.to) last.to = Math.max(last.to, next.to);
      else if (next) own.push({ ...next });
      ranges.set(code, own);
    }
  }
  return (code, at) => {
    const own = ranges.get(code) ?? [];
    return at < (own[lastAt(own, at)]?.to ?? 0);
  };
}
