import type { RuleProblem } from '../text/problem-keys.ts';

/** Bytes in a megabyte, where a limit is given in megabytes (FMT-602). What is shown to people counts in 1024. */
export const MEGABYTE = 1_000_000;

/** The units in which a size is shown, each 1024 of the one before (FMT-601). */
export const fileSizeUnits = /* @__PURE__ */ Object.freeze([
  'Bytes',
  'KB',
  'MB',
  'GB',
  'TB',
  'PB',
  'EB',
  'ZB',
  'YB',
] as const);

const BASE = 1024;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * Writes a size for people: base 1024, from Bytes up to YB, at most 2 decimals, zeros at the end cut (FMT-601).
 *
 * @param bytes what is no size (negative, not a number) counts as 0
 * @param decimal the decimal sign of the page's language
 */
export function fileSize(bytes: number, decimal: string = '.'): string {
  let size = bytes > 0 && bytes < Number.POSITIVE_INFINITY ? bytes : 0;
  let unit = 0;
  for (; rounded(size) >= BASE && unit < fileSizeUnits.length - 1; unit++) size /= BASE;
  return `${String(rounded(size)).replace('.', decimal)} ${fileSizeUnits[unit]}`;
}

/**
 * Refuses a file that is larger than allowed (EDITOR-611). One as large as the limit is taken.
 *
 * @param maxBytes the limit; the requirements give none, so without one every size is taken
 * @param decimal as for {@link fileSize}
 */
export const fileSizeProblem = (
  file: { readonly name: string; readonly size: number },
  maxBytes: number | null,
  decimal?: string,
): RuleProblem | null =>
  maxBytes !== null && file.size > maxBytes
    ? { key: 'problemFileSize', values: { fileName: file.name, maxSize: fileSize(maxBytes, decimal) } }
    : null;
