import type { RuleProblem } from '../../../rules/text/problem-keys.ts';

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
