import { lastAt } from './last-at.ts';

export interface LinePlace {
  readonly line: number;
  readonly column: number;
}

/** Returns line and column, both from 1, for offsets into a text; columns are in UTF-16 units. A line ends as in HTML: LF, CR LF or CR. */
export function linePlaces(text: string): (offset: number) => LinePlace {
  let starts: { at: number }[] | undefined;
  return (offset) => {
    starts ??= [{ at: 0 }, ...[...text.matchAll(/\r\n?|\n/g)].map(({ 0: end, index }) => ({ at: index + end.length }))];
    const line = lastAt(starts, offset);
    return { line: line + 1, column: offset - (starts[line]?.at ?? 0) + 1 };
  };
}
