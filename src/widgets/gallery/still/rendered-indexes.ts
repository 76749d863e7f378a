import type { Range } from '../layout/visible-range.ts';

/** A gallery with so few slides is rendered whole: finding text in the page then finds all of it. */
export const RENDERED_WHOLE = 60;

/**
 * The slides that are rendered, in order: those of the range, and around it those that have to stay, such as the
 * focused one with its neighbours, so that the next press of Tab finds something.
 */
export function renderedIndexes({ first, end }: Range, count: number, kept: readonly number[]): number[] {
  const indexes = Array.from({ length: end - first }, (_, at) => first + at);
  const outside = kept.filter((index) => index >= 0 && index < count && (index < first || index >= end));
  if (outside.length === 0) return indexes;
  return [...new Set([...indexes, ...outside])].sort((one, other) => one - other);
}
