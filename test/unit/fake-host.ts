import type { Host } from '../../src/runtime/blocks/host.ts';
import { createPageStore } from '../../src/runtime/store/store.ts';
import { translator } from '../../src/strings/translate.ts';
import { toContext } from '../../src/vocab/context.ts';

/** What a view gets of the stage, without one: handlers run at once, timers are the clock's, words are Portuguese. */
export function fakeHost(own: Partial<Host> = {}): Host {
  return {
    element: document.createElement('div'),
    dir: 'ltr',
    run: (fn) => fn(),
    after: (ms, fn) => {
      const timer = setTimeout(fn, ms);
      return () => clearTimeout(timer);
    },
    emit: () => true,
    takeEarly: () => [],
    strings: (messages) => translator(messages, new Map(), null),
    store: createPageStore(toContext({})),
    request: () => Promise.reject(new Error('this view calls nobody')),
    open: () => {},
    ...own,
  };
}
