import { startLoader } from './runtime/loader/start-loader.ts';

// Everything is in this one file: the same waiting rules, nothing to fetch.
startLoader(async (_, file) => file && import('./main.ts'), 'main', 'main')
  // A browser without observers: the page stays as the server wrote it.
  // biome-ignore lint/suspicious/noConsole: the report comes with the stage, and the stage will not come.
  .catch((error) => console.warn?.('[vitrine] VT002', error));
