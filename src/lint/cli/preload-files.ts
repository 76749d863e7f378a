import { readFileSync } from 'node:fs';
import { type PreloadManifest, preloadOf } from '../preload.ts';
import { decode } from './decode.ts';
import { STDIN } from './find-files.ts';

/** One file that a page may preload. */
interface PreloadLine {
  readonly href: string;
  readonly integrity: string;
}

/** The preload lines of one page, or why there are none. */
export interface PagePreload {
  readonly file: string;
  readonly lines: readonly PreloadLine[];
  readonly error: string | null;
}

interface How {
  /** The address of the build's files; null if the page's tag determines it. */
  readonly base: string | null;
  readonly decided: boolean;
}

/**
 * Reads the manifest that the build wrote beside the program.
 *
 * @throws Error if there is none, or if it lacks what is needed here
 */
export function readManifest(program: URL): PreloadManifest {
  const place = new URL('manifest.json', program);
  const manifest: Partial<PreloadManifest> = JSON.parse(readFileSync(place, 'utf8'));
  const { preload, files } = manifest;
  if (!preload || !files) throw new Error('manifest.json next to the program has no preload entries');
  return { preload, files };
}

/** Reads pages, in their order, and finds the files that each may preload. */
export const preloadFiles = (files: readonly string[], manifest: PreloadManifest, how: How): PagePreload[] =>
  files.map((file) => {
    const name = file === STDIN ? '<stdin>' : file;
    try {
      const html = decode(readFileSync(file === STDIN ? 0 : file));
      return { file: name, lines: linesOf(html, manifest, how), error: null };
    } catch (error) {
      return { file: name, lines: [], error: error instanceof Error ? error.message : String(error) };
    }
  });

function linesOf(html: string, manifest: PreloadManifest, { base, decided }: How): PreloadLine[] {
  const { files, tag } = preloadOf(html, manifest, { decided });
  // The single file contains everything.
  if (files.length === 0 || /(^|\/)vitrine\.single\b/.test(tag ?? '')) return [];
  const folder = base === null ? besides(tag) : base.replace(/([^/])$/, '$1/');
  return files.map((path) => {
    const integrity = manifest.files[path]?.integrity;
    if (integrity === undefined) throw new Error(`manifest.json does not list ${path}`);
    return { href: folder + path, integrity };
  });
}

/** Returns the folder of the tag's file, with a slash at its end; '' if the page is in the same folder. */
function besides(tag: string | null): string {
  if (tag === null) throw new Error('it has no Vitrine script to read the URL from; use --base URL');
  return tag.replace(/[?#].*$/, '').replace(/[^/]*$/, '');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const tagOf = ({ href, integrity }: PreloadLine): string =>
  `<link rel="modulepreload" href="${escaped(href)}" integrity="${integrity}" crossorigin>`;

/**
 * Formats the lines for a template; for several pages each group follows a comment with the page's name. Null if there
 * is nothing to write.
 */
export function preloadText(pages: readonly PagePreload[]): string | null {
  const texts = pages
    .filter(({ error }) => error === null)
    .map(({ file, lines }) => [
      ...(pages.length > 1 ? [`<!-- ${file.replaceAll('--', '- -')} -->`] : []),
      ...lines.map(tagOf),
    ]);
  return texts.flat().join('\n') || null;
}

/** Formats the same as JSON; `error` explains why no page could be read. */
export const preloadJson = (pages: readonly PagePreload[], error: string | null = null): string =>
  JSON.stringify(
    {
      pages: pages.flatMap(({ file, lines, error: why }) => (why === null ? { file, lines } : [])),
      unread: pages.flatMap(({ file, error: why }) => (why === null ? [] : { file, error: why })),
      error,
    },
    null,
    2,
  );
