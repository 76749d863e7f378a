import type { BlockRecord } from '../blocks/block-record.ts';
import type { Registry } from '../blocks/registry.ts';
import { reportProblem } from '../blocks/report-messages.ts';
import type { MessageLog } from '../message-log.ts';
import { attributeProblems } from './attribute-problems.ts';

/** Tells developers of every word on some of the page's blocks that the stage cannot use, each once. */
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
