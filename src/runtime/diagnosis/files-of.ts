import type { FileReport } from './page-report.ts';

/** What a file of the bundle is, by its name: the build puts the release between a chunk's name and its language. */
export function partOf(name: string): string {
  if (name.includes('single')) return 'single';
  const [, chunk, kind] = /^(.+)-\w+?(\.\w+)?\.js$/.exec(name) ?? [];
  return chunk ? chunk + (kind ?? '') : 'loader';
}

/**
 * Lists the files of the bundle that this page fetched, the tag first.
 *
 * @param src address of the tag; empty where it has none
 */
export function filesOf(src: string, entries: readonly PerformanceResourceTiming[]): FileReport[] {
  if (!URL.canParse(src)) return [];
  const tag = new URL(src);
  const chunks = new URL('chunks/', tag).href;
  const files = new Map<string, FileReport>();
  const add = (url: string, timing?: PerformanceResourceTiming): void => {
    const name = new URL(url).pathname.split('/').pop() ?? '';
    // Of another origin that does not say, and of a file on a disk, all sizes are 0.
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
