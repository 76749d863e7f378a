import type { Host } from '../../../src/runtime/blocks/host.ts';

/** A host for views that are tested without a stage: handlers run, timers are the test's own, words are their keys. */
export const fakeHost = (parts: Partial<Host> = {}): Host => ({
  element: document.createElement('div'),
  dir: 'ltr',
  run: (fn) => fn(),
  after: (ms, fn) => {
    const timer = setTimeout(fn, ms);
    return () => clearTimeout(timer);
  },
  emit: () => true,
  takeEarly: () => [],
  strings: () => (key) => key,
  ...parts,
});
