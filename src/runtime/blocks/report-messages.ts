import type { Problem } from '../../vocab/block/problem.ts';
import type { BlockError } from '../block-error.ts';
import type { MessageLog } from '../message-log.ts';

/** Tells developers of a wrong value: block, attribute, value read, value expected, default used. */
export function reportProblem(
  log: MessageLog,
  block: string,
  element: Element,
  { where, read, expected, used }: Problem,
): void {
  log.warn(
    'VT012',
    block,
    `${addressOf(block, element)}: ${where}="${read}" is not read; expected ${expected}, so ${used} is used.`,
  );
}

const addressOf = (block: string, { id }: Element): string => (id ? `${block}#${id}` : block);

/** Tells developers of what a published block carries and nothing is made of. */
export const reportUnread = (log: MessageLog, block: string, element: Element, what: string): void =>
  log.warn('VT013', block, `${addressOf(block, element)}: ${what}; it is not read.`);

/** Tells developers of code that threw. */
export function reportFailure(log: MessageLog, { code, block, message, cause, element }: BlockError): void {
  log.error(code, message, block, `${block}:`, cause, element);
}
