import type { RuleProblem } from '../../../rules/text/problem-keys.ts';

/** A mail list has to be chosen before it is connected (EDITOR-609); without one nothing is. */
export const mailListProblem = (listId: string | null): RuleProblem | null =>
  listId?.trim() ? null : { key: 'problemMailList', values: {} };
