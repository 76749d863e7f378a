import { type EmailRule, isEmail } from '../../../rules/email.ts';
import type { RuleProblem } from '../../../rules/text/problem-keys.ts';

/** Refuses a value that is none of those expected, spelt exactly so (EDITOR-604). */
export const optionProblem = (value: string, options: readonly string[]): RuleProblem | null =>
  options.includes(value) ? null : { key: 'problemOption', values: { val: value } };

/** The bound of an internal address, in UTF-16 units: it is shorter than this (LINK-615). */
const BOUND = 150;

/** Segments of letters, digits and hyphens between single slashes, with or without one in front and behind. The signs are those of a blog's address. */
const PAGE_URL = /^\/?[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)*\/?$/u;

/** Refuses a text that is no page's address: `sobre`, `/loja/canecas` (EDITOR-605). The site's root, `/`, is one too. */
export const pageUrlProblem = (text: string): RuleProblem | null => {
  const path = text.trim();
  return path.length < BOUND && (path === '/' || PAGE_URL.test(path))
    ? null
    : { key: 'problemPageUrl', values: { val: text } };
};

/** A mail list has to be chosen before it is connected (EDITOR-609); without one nothing is. */
export const mailListProblem = (listId: string | null): RuleProblem | null =>
  listId?.trim() ? null : { key: 'problemMailList', values: {} };

/** Checks the address that an editor types (EDITOR-601, EDITOR-602): one is needed, and it has to look like one. */
export function emailProblem(text: string, rule?: EmailRule): RuleProblem | null {
  if (text.trim() === '') return { key: 'problemEmail', values: {} };
  return isEmail(text, rule) ? null : { key: 'problemEmailFormat', values: {} };
}

/** The longest name of a file, in UTF-16 units. The requirements show no limit: this is what file systems take. */
export const MAX_FILE_NAME_LENGTH = 255;

/** What no file system keeps in a name: control characters, and the signs that part folders and drives. */
const UNUSABLE = /[\p{Cc}\\/:*?"<>|]/u;

/** Refuses a name that a file cannot have (STR-619): empty, dots alone, too long, or with a sign that parts folders. White space around it is left aside. */
export function fileNameProblem(name: string): RuleProblem | null {
  const trimmed = name.trim();
  const usable = trimmed.length <= MAX_FILE_NAME_LENGTH && /[^.]/.test(trimmed) && !UNUSABLE.test(trimmed);
  return usable ? null : { key: 'problemFileName', values: {} };
}

/** The longest category, in UTF-16 units; one as long as this is valid (EDITOR-616). */
export const MAX_CATEGORY_LENGTH = 25;

/** Checks a category: not empty, at most 25 characters, white space around it left aside (EDITOR-616). */
export function categoryProblem(category: string): RuleProblem | null {
  const { length } = category.trim();
  if (length === 0) return { key: 'problemRequired', values: {} };
  return length > MAX_CATEGORY_LENGTH ? { key: 'problemCategoryLength', values: { max: MAX_CATEGORY_LENGTH } } : null;
}

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
