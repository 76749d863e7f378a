import type { RuleProblem } from '../../../rules/text/problem-keys.ts';

/** The longest tag, in UTF-16 units; one as long as this is valid (EDITOR-615). */
export const MAX_TAG_LENGTH = 50;

/** What two tags are compared by: case and white space around them make no difference. */
const same = (tag: string): string => tag.trim().toLowerCase();

/**
 * Checks a new tag (EDITOR-612, EDITOR-615): not empty, at most 50 characters, not there already.
 *
 * @param existing the tags there are; where one is renamed, without that one
 */
export function tagProblem(tag: string, existing: readonly string[]): RuleProblem | null {
  const trimmed = tag.trim();
  if (trimmed === '') return { key: 'problemRequired', values: {} };
  if (trimmed.length > MAX_TAG_LENGTH) return { key: 'problemTagLength', values: { max: MAX_TAG_LENGTH } };
  if (existing.some((one) => same(one) === same(tag))) return { key: 'problemTagExists', values: { tag: trimmed } };
  return null;
}

/**
 * Refuses a second edit: only one tag can be edited at a time (EDITOR-613). The tag that is being edited already may be asked for again.
 *
 * @param editing the tag being edited; null where none is
 */
export const tagEditProblem = (tag: string, editing: string | null): RuleProblem | null =>
  editing === null || same(editing) === same(tag) ? null : { key: 'problemTagEditing', values: {} };
