import type { Problem } from '../../vocab/block/problem.ts';
import type { BlockError } from '../block-error.ts';
import type { MessageLog } from '../message-log.ts';

/** Reports an invalid value to developers: block, attribute, value read, value expected, default used. */
export function reportProblem(
  log: MessageLog,
  block: string,
  element: Element,
  { where, read, expected, used }: Problem,
): void {
  log.warn(
    'VT012',
    block,
    `${addressOf(block, element)}: ${where}="${read}" is not read; expected ${expected}, so ${used || 'nothing'} is used.`,
  );
}

const addressOf = (block: string, { id }: Element): string => (id ? `${block}#${id}` : block);

/** Reports a part of a published block that is ignored. */
export const reportUnread = (log: MessageLog, block: string, element: Element, what: string): void =>
  log.warn('VT013', block, `${addressOf(block, element)}: ${what}; it is not read.`);

/** Reports an exception to developers. */
export function reportFailure(log: MessageLog, { code, block, message, cause, element }: BlockError): void {
  log.error(code, message, block, `${block}:`, cause, element);
}
