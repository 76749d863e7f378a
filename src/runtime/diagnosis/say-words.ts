import type { Known } from '../blocks/known.ts';
import type { Registry } from '../blocks/registry.ts';
import { sayProblem } from '../blocks/say.ts';
import type { Report } from '../report.ts';
import { wordProblems } from './word-problems.ts';

/** Tells developers of every word on some of the page's blocks that the stage cannot use, each once. */
export function sayWords(
  report: Report,
  registry: Registry,
  known: ReadonlyMap<Element, Known>,
  elements: Iterable<Element>,
): void {
  for (const element of elements) {
    const { name = '' } = known.get(element) ?? {};
    const entry = registry[name];
    if (entry) for (const one of wordProblems(element, entry)) sayProblem(report, name, element, one);
  }
}
