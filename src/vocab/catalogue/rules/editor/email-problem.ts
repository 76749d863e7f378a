import { type EmailRule, isEmail } from '../../../rules/email.ts';
import type { RuleProblem } from '../../../rules/text/problem-keys.ts';

/** Checks the address that an editor types (EDITOR-601, EDITOR-602): one is needed, and it has to look like one. */
export function emailProblem(text: string, rule?: EmailRule): RuleProblem | null {
  if (text.trim() === '') return { key: 'problemEmail', values: {} };
  return isEmail(text, rule) ? null : { key: 'problemEmailFormat', values: {} };
}
