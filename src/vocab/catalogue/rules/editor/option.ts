import type { RuleProblem } from '../../../rules/text/problem-keys.ts';

/** Refuses a value that is none of those expected, spelt exactly so (EDITOR-604). */
export const optionProblem = (value: string, options: readonly string[]): RuleProblem | null =>
  options.includes(value) ? null : { key: 'problemOption', values: { val: value } };
