// A window of its own for each file of tests, which share their process, and an empty document for each test.
import { createRequire } from 'node:module';
import { afterAll, afterEach } from 'vitest';
import { populateGlobal } from 'vitest/runtime';

/** What Node has, too, and is to be the document's. */
const OF_THE_DOCUMENT = [
  'Request',
  'Response',
  'MessagePort',
  'fetch',
  'Headers',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'FormData',
];

// The file that vitest.config.ts makes. Vite would read it whole to change it.
const { GlobalWindow }: typeof import('happy-dom') = createRequire(import.meta.url)('../.build/happy-dom.cjs');
const window = new GlobalWindow({
  // As it is between tests: what the library says of its own is no line of a test.
  console: { ...console },
  url: 'http://localhost:3000',
  settings: { disableErrorCapturing: true },
});

// The window before stands until now: what its last test has left may still run.
const CLOSE = Symbol.for('vitrine.close-window');
Reflect.get(globalThis, CLOSE)?.();
const { keys, originals } = populateGlobal(globalThis, window, {
  bindFunctions: true,
  additionalKeys: OF_THE_DOCUMENT,
});
Reflect.set(globalThis, CLOSE, () => {
  window.close();
  for (const key of keys) Reflect.deleteProperty(globalThis, key);
  for (const [key, value] of originals) Reflect.set(globalThis, key, value);
});

afterEach(() => document.body.replaceChildren());
// Its timers and requests end with it.
afterAll(() => window.happyDOM.abort());
