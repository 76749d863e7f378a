import { begin } from './runtime/blocks/begin.ts';

/** Filled in by the build, last of all: the stage's file, and the early-input selector. */
declare const __STAGE__: string;
declare const __EARLY__: string;

// Async, so that a tag without an address (SVG's script has none) is a failed load and no throw.
begin(
  // biome-ignore lint/style/useTemplate: 2 B shorter, on every page.
  async ({ src }, query = '') => import(new URL('chunks/' + __STAGE__ + query, src) as unknown as string),
  __EARLY__,
)
  // A browser without observers: the page stays as the server wrote it.
  // biome-ignore lint/suspicious/noConsole: the report comes with the stage, and the stage will not come.
  .catch((error) => console.warn('[vitrine] VT002', error));
