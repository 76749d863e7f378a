/** The large files mounting imports statically. The build writes their names here once it knows them; the single file has none. */
declare const __CORE__: string | undefined;

/** Fetches React beside the chunk that imports it, instead of after it. */
export function preloadCore(): void {
  if (typeof __CORE__ !== 'string') return;
  for (const file of __CORE__.split(' ')) {
    // By a variable: esbuild would bundle every file a template could mean.
    const path = `./${file}`;
    import(path).catch(() => {});
  }
}
