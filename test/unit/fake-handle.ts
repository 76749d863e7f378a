import type { BlockHandle } from '../../src/runtime/mount/block-handle.ts';
import { siteOf } from '../../src/runtime/store/site-of.ts';
import { translator } from '../../src/strings/translate.ts';
import { pageStore } from '../fake-page.ts';

/** What a view gets of the stage, without one: handlers run at once, timers are the clock's, words are Portuguese. */
export function fakeHandle(own: Partial<BlockHandle> = {}): BlockHandle {
  const store = own.store ?? pageStore();
  return {
    element: document.createElement('div'),
    dir: 'ltr',
    run: (fn) => fn(),
    after: (ms, fn) => {
      const timer = setTimeout(fn, ms);
      return () => clearTimeout(timer);
    },
    emit: () => true,
    takeHeldClicks: () => [],
    strings: (messages) => translator(messages, new Map(), null),
    store,
    site: siteOf({ store, context: {} }),
    request: () => Promise.reject(new Error('this view calls nobody')),
    service: () => Promise.reject(new Error('this view asks no service')),
    open: () => Promise.reject(new Error('this view opens nothing')),
    prepare: () => {},
    log: { warn: () => {}, error: () => {} },
    ...own,
  };
}
