/** React's file, the one large thing that mounting imports statically. The build writes its name here once it knows it; the single file has none. */
declare const __CORE__: string | undefined;

/** Fetches React beside the chunk that imports it, instead of after it. */
export function preloadReact(): void {
  if (typeof __CORE__ !== 'string') return;
  // By a variable: esbuild would bundle every file a template could mean.
  const path = `./${__CORE__}`;
  import(path).catch(() => {});
}
