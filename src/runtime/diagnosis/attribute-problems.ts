import type { Problem } from '../../vocab/block/problem.ts';
import { BLOCK_CONSENT, BLOCK_LOAD, WHENS } from '../../vocab/names.ts';
import type { MessageLog } from '../message-log.ts';
import { reportProblem } from '../report-messages.ts';
import type { BlockRecord } from '../stage/block-record.ts';
import type { BlockEntry, Registry } from '../stage/registry.ts';
import { consentSlice } from '../store/consent.ts';

/**
 * Returns the attribute values on a block element that the stage cannot use: when the block is fetched, and which consent it needs. Page-level blocks read
 * neither.
 */
export function attributeProblems(element: Element, { level, when, consent }: BlockEntry): Problem[] {
  if (level) return [];
  const problem = (where: string, words: readonly string[], used: (read: string) => string): Problem[] => {
    const read = element.getAttribute(where);
    if (read === null || words.includes(read)) return [];
    return [{ where, read, expected: `one of ${words.join(', ')}`, used: used(read) }];
  };
  return [
    ...problem(BLOCK_LOAD, WHENS, () => when),
    ...problem(BLOCK_CONSENT, Object.keys(consentSlice.purposes), (read) =>
      read ? 'a purpose that is never granted' : (consent ?? 'no purpose'),
    ),
  ];
}

/** Reports to developers every attribute value on the given blocks that the stage cannot use, each once. */
export function reportAttributes(
  log: MessageLog,
  registry: Registry,
  records: ReadonlyMap<Element, BlockRecord>,
  elements: Iterable<Element>,
): void {
  for (const element of elements) {
    const { name = '' } = records.get(element) ?? {};
    const entry = registry[name];
    if (entry) for (const one of attributeProblems(element, entry)) reportProblem(log, name, element, one);
  }
}
