import { textIn } from '../ui/problem/call-problem.ts';
import { errorsOf, isRefusal } from './answer-errors.ts';
import type { OwnAnswer } from './own-answer.ts';

type Answer = Extract<OwnAnswer, { kind: 'answer' }>;

/** Why the server of a site did not accept a submission: the errors of fields, and a sentence about the rest. */
export interface OwnProblem {
  readonly fields: ReadonlyMap<string, string>;
  readonly text: string;
}

/**
 * What the answer of an own action says of a submission that it refused; null if it accepted it. The server's own texts are not changed.
 *
 * @param otherwise the sentence where the server gives none
 * @param noAnswer the sentence where no answer arrived
 * @param shown the fields that show an error of their own
 */
export function ownProblem(
  { status, data }: Answer,
  { otherwise, noAnswer, shown = [] }: { otherwise: string; noAnswer: string; shown?: readonly string[] },
): OwnProblem | null {
  if (status >= 200 && status < 300 && !isRefusal(data)) return null;
  if (!status) return { fields: new Map(), text: noAnswer };
  const all = [...(errorsOf(data) ?? [])];
  const others = all.filter(([name]) => !shown.includes(name)).map(([, text]) => text);
  const fields = new Map(all.filter(([name]) => shown.includes(name)));
  return { fields, text: others.join(' ') || (fields.size ? '' : (textIn(data) ?? otherwise)) };
}
