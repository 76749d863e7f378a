import type { Problem } from '../vocab/block/problem.ts';
import type { BlockError } from './block-error.ts';
import type { MessageLog } from './message-log.ts';

/**
 * Phrases for cases in which visitors do not see what the page means: JSON that cannot be read, and a block that never
 * loads.
 */
const LOST = /^nothing of|never granted|^an empty/;

/** Reports an invalid value to developers: block, element, attribute, value read, value expected, what is used. */
export function reportProblem(
  log: MessageLog,
  block: string,
  element: Element,
  { where, read, expected, used }: Problem,
): void {
  log.warn(
    'VT012',
    block,
    `${where}="${read}" is not read; expected ${expected}, so ${used || 'nothing'} is used.`,
    LOST.test(used),
    element,
  );
}

/** Reports a part of a published block that is ignored. */
export const reportUnread = (log: MessageLog, block: string, element: Element, what: string): void =>
  log.warn('VT013', block, `${what}; it is not read.`, false, element);

/** Reports an exception to developers. */
export function reportFailure(log: MessageLog, { code, block, message, cause, element }: BlockError): void {
  log.error(code, message, block, undefined, `${block}:`, cause, element);
}
