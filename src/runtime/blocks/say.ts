import type { Problem } from '../../vocab/block/problem.ts';
import type { BlockError } from '../block-error.ts';
import type { Report } from '../report.ts';

/** Tells developers of a wrong value: block, attribute, value read, value expected, default used. */
export function sayProblem(
  report: Report,
  block: string,
  element: Element,
  { where, read, expected, used }: Problem,
): void {
  report.note(
    'VT012',
    block,
    `${addressOf(block, element)}: ${where}="${read}" is not read; expected ${expected}, so ${used} is used.`,
  );
}

const addressOf = (block: string, { id }: Element): string => (id ? `${block}#${id}` : block);

/** Tells developers of what a published block carries and nothing is made of. */
export const sayUnread = (report: Report, block: string, element: Element, what: string): void =>
  report.note('VT013', block, `${addressOf(block, element)}: ${what}; it is not read.`);

/** Tells developers of code that threw. */
export function sayFailure(report: Report, { code, block, message, cause, element }: BlockError): void {
  report.always(code, message, block, `${block}:`, cause, element);
}
