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
  const address = element.id ? `${block}#${element.id}` : block;
  report.note('VT012', block, `${address}: ${where}="${read}" is not read; expected ${expected}, so ${used} is used.`);
}

/** Tells developers of code that threw. */
export function sayFailure(report: Report, { code, block, message, cause, element }: BlockError): void {
  report.always(code, message, block, `${block}:`, cause, element);
}
