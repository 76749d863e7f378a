import { parseAddress } from '../../vocab/parse-address.ts';
import type { FileReport } from './page-report.ts';

/** Returns which part of the bundle a file is, by its name: the build inserts the release between a chunk's name and its language. */
export function partOf(name: string): string {
  if (name.includes('single')) return 'single';
  const [, chunk, kind] = /^(.+)-\w+?(\.\w+)?\.js$/.exec(name) ?? [];
  return chunk ? chunk + (kind ?? '') : 'loader';
}

/**
 * Lists the files of the bundle that this page fetched, the tag first.
 *
 * @param src address of the tag; empty if it has none
 */
export function filesOf(src: string, entries: readonly PerformanceResourceTiming[]): FileReport[] {
  const tag = parseAddress(src);
  if (!tag) return [];
  const chunks = new URL('chunks/', tag).href;
  const files = new Map<string, FileReport>();
  const add = (url: string, timing?: PerformanceResourceTiming): void => {
    const name = new URL(url).pathname.split('/').pop() ?? '';
    // All sizes are 0 for a file of another origin that does not disclose them, and for a local file.
    const told = timing && timing.decodedBodySize > 0;
    files.set(name, {
      name,
      part: partOf(name),
      transferred: told ? timing.transferSize : null,
      decoded: told ? timing.decodedBodySize : null,
      ms: timing ? Math.round(timing.duration) : null,
    });
  };
  add(tag.href);
  for (const timing of entries) {
    const [url = ''] = timing.name.split(/[?#]/);
    if (timing.name === tag.href || url.startsWith(chunks)) add(timing.name, timing);
  }
  return [...files.values()];
}
