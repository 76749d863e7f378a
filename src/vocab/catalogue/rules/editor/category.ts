import type { RuleProblem } from '../../../rules/text/problem-keys.ts';

/** The longest category, in UTF-16 units; one as long as this is valid (EDITOR-616). */
export const MAX_CATEGORY_LENGTH = 25;

/** Checks a category: not empty, at most 25 characters, white space around it left aside (EDITOR-616). */
export function categoryProblem(category: string): RuleProblem | null {
  const { length } = category.trim();
  if (length === 0) return { key: 'problemRequired', values: {} };
  return length > MAX_CATEGORY_LENGTH ? { key: 'problemCategoryLength', values: { max: MAX_CATEGORY_LENGTH } } : null;
}
