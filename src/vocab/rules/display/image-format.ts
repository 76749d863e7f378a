import { sizeFormats } from '../../codes/images.ts';
import type { WordIn } from '../../codes/words.ts';

/** Where the chosen width goes: into the source's query, or into its file name (IMG-309). */
export type SizeFormat = WordIn<typeof sizeFormats>;

/** The name of the query parameter that carries the width. */
const PARAMETER = 'format';

/** Reads the size format (IMG-309); the query is the default, the project's own. */
export const sizeFormat = (value: unknown): SizeFormat => (sizeFormats.has(value) ? value : 'queryString');

/** A width in px as the address of a picture carries it: `750w` (the project's own; the requirements give the steps alone). */
export const formatWidth = (width: number): string => `${width}w`;

/** Longest source into which a width is put, in characters; `data:` and `blob:` sources have no sizes at all. */
const LONGEST = 8000;

/** Path, query and hash of a source; each may be empty. */
function cut(source: string): { path: string; query: string; hash: string } {
  const at = (sign: string, text: string): number => (text.includes(sign) ? text.indexOf(sign) : text.length);
  const beforeHash = source.slice(0, at('#', source));
  const path = beforeHash.slice(0, at('?', beforeHash));
  return { path, query: beforeHash.slice(path.length + 1), hash: source.slice(beforeHash.length) };
}

/**
 * Asks for a picture in a width (IMG-309): `?format=750w`, in place of an older format, or `-750w` before the extension of its file name. Everything
 * else of the source stays as it is.
 *
 * @param width in px, one of the steps
 */
export function withImageWidth(source: string, width: number, format: SizeFormat): string {
  if (source.length > LONGEST || /^(data|blob):/i.test(source)) return source;
  const { path, query, hash } = cut(source);
  if (format === 'filename') return withFileName(path, width) + (query && `?${query}`) + hash;
  const others = query.split('&').filter((pair) => pair && pair !== PARAMETER && !pair.startsWith(`${PARAMETER}=`));
  return `${path}?${[...others, `${PARAMETER}=${formatWidth(width)}`].join('&')}${hash}`;
}

function withFileName(path: string, width: number): string {
  const folder = path.lastIndexOf('/') + 1;
  const dot = path.lastIndexOf('.');
  const end = dot > folder ? dot : path.length;
  const name = path.slice(folder, end).replace(/-\d{1,5}w$/, '');
  return `${path.slice(0, folder)}${name}-${formatWidth(width)}${path.slice(end)}`;
}

/** The width that a source asks for, in px (IMG-309); null where it asks for none. The way back of {@link withImageWidth}. */
export function imageWidthOf(source: string, format: SizeFormat): number | null {
  if (source.length > LONGEST) return null;
  const { path, query } = cut(source);
  const folder = path.lastIndexOf('/') + 1;
  const dot = path.lastIndexOf('.');
  const written =
    format === 'filename'
      ? /-(\d{1,5})w$/.exec(path.slice(folder, dot > folder ? dot : path.length))
      : query
          .split('&')
          .map((pair) => /^format=(\d{1,5})w$/.exec(pair))
          .find(Boolean);
  return written ? Number(written[1]) : null;
}
