import { isRecord } from '../is-record.ts';
import { fileSizeProblem } from './editor/file-size.ts';
import { type FileDescription, fileTypeProblem } from './editor/file-type.ts';

/** Largest size of a file where a field sets no limit, in bytes: 10 MB as `fileSize` writes them. */
export const DEFAULT_MAX_FILE_SIZE = 10_485_760;

/** Most files of a field that takes several and sets no limit. */
export const DEFAULT_MAX_FILES = 10;

/** What a file field takes. */
export interface FileLimits {
  /** Extensions and media types, as in the attribute `accept`; empty: every type. */
  readonly accept: readonly string[];
  /** Largest size of one file, in bytes. */
  readonly maxSize: number;
  /** Most files; 1 for a field that takes one. */
  readonly maxFiles: number;
}

/** What is wrong with a chosen file by itself. */
export type FileFault = 'type' | 'size' | 'empty';

const TYPE = /^(\.[\w+-]+|[\w.+-]+\/(\*|[\w.+-]+))$/;

/** Media types of the extensions that browsers and systems do not always know. */
const BY_EXTENSION: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
};

/** A whole number above 0, also as text; null for anything else. */
function count(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null;
}

const words = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    typeof one === 'string' ? one.split(',') : [one],
  );

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Reads the limits of a file field from the data of a page (this project's own): `accept` as text or list, `maxSize` in bytes, `multiple`, `maxFiles`.
 *
 * @param wrong is told of every value that cannot be used: its key, the value, what is expected and what is used instead
 */
export function readFileLimits(
  raw: unknown,
  wrong: (key: string, value: unknown, expected: string, used: string) => void = () => {},
): FileLimits {
  const { accept, maxSize, maxFiles, multiple } = isRecord(raw) ? raw : {};
  const types = isAbsent(accept)
    ? []
    : words(accept).flatMap((one) => {
        const text = typeof one === 'string' ? one.trim() : one;
        if (text === '') return [];
        if (typeof text === 'string' && TYPE.test(text)) return [text];
        wrong('accept', one, 'extensions such as .pdf and media types such as image/*', 'the other types');
        return [];
      });
  const several = multiple === true || (count(maxFiles) ?? 0) > 1 ? DEFAULT_MAX_FILES : 1;
  const limit = (key: string, value: unknown, usual: number, what: string): number => {
    const read = count(value);
    if (read === null && !isAbsent(value)) wrong(key, value, what, String(usual));
    return read ?? usual;
  };
  return {
    accept: types,
    maxSize: limit('maxSize', maxSize, DEFAULT_MAX_FILE_SIZE, 'a whole number of bytes above 0'),
    maxFiles: limit('maxFiles', maxFiles, several, 'a whole number above 0'),
  };
}

/**
 * What is wrong with a file that was chosen for a field (this project's own, by EDITOR-610 and EDITOR-611); null for nothing. A file of which the browser knows
 * no media type is judged by its extension.
 */
export function fileFault(file: FileDescription & { readonly size: number }, limits: FileLimits): FileFault | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const known = Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined;
  if (fileTypeProblem({ name: file.name, type: file.type || (known ?? '') }, limits.accept)) return 'type';
  if (fileSizeProblem(file, limits.maxSize)) return 'size';
  return file.size > 0 ? null : 'empty';
}
