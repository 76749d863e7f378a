import { begin } from './runtime/blocks/begin.ts';

declare const __EARLY__: string;

// Everything is in this one file: the same waiting rules, nothing to fetch.
begin(() => import('./main.ts'), __EARLY__)
  // A browser without observers: the page stays as the server wrote it.
  // biome-ignore lint/suspicious/noConsole: the report comes with the stage, and the stage will not come.
  .catch((error) => console.warn('[vitrine] VT002', error));
