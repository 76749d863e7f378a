import type { RuleProblem } from '../text/problem-keys.ts';

/** What a browser says of a chosen file. */
export interface FileDescription {
  readonly name: string;
  /** Its media type, such as `image/png`; empty where the browser knows none. */
  readonly type: string;
}

/** The part of a name from its last dot on, in small letters; empty where there is none. */
const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot).toLowerCase() : '';
};

/** Whether a file is of a type, written as `accept` of a file field writes it: `.png`, `image/png`, `image/*`. */
function isOfType({ name, type }: FileDescription, accepted: string): boolean {
  const wanted = accepted.trim().toLowerCase();
  const media = type.trim().toLowerCase().split(';')[0] ?? '';
  if (wanted.startsWith('.')) return extensionOf(name) === wanted;
  if (wanted.endsWith('/*')) return media.startsWith(wanted.slice(0, -1)) && media.length >= wanted.length;
  return wanted !== '' && media === wanted;
}

/**
 * Refuses a file that is of none of the accepted types (EDITOR-610).
 *
 * @param accepted extensions and media types; the requirements give none, so an empty list takes every file
 */
export const fileTypeProblem = (file: FileDescription, accepted: readonly string[]): RuleProblem | null =>
  accepted.length === 0 || accepted.some((type) => isOfType(file, type))
    ? null
    : { key: 'problemFileType', values: { fileName: file.name, accepted: accepted.join(', ') } };
