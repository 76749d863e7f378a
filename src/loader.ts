import { startLoader } from './runtime/loader/start-loader.ts';

/** Filled in by the build, last of all: the names of the files. */
declare const __STAGE__: string;
declare const __PUBLISHED__: string;
declare const __REACT__: string;

startLoader(
  // Async, so that a tag without an address (SVG's script has none) is a failed load and no throw.
  async ({ src }, file) => import(new URL(`chunks/${file}`, src) as unknown as string),
  __STAGE__,
  __PUBLISHED__,
  __REACT__,
)
  // A browser without observers: the page stays as the server wrote it.
  // biome-ignore lint/suspicious/noConsole: the report comes with the stage, and the stage will not come.
  .catch((error) => console.warn('[vitrine] VT002', error));
