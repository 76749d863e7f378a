import { MessageLog } from '../src/runtime/message-log.ts';
import type { Page } from '../src/runtime/stage/page.ts';
import { siteOf } from '../src/runtime/store/site-of.ts';
import { createPageStore, type Store } from '../src/runtime/store/store.ts';
import type { LayerHandle, LayerName } from '../src/vocab/block/layers.ts';

/** A page's store whose `site` is read already, as it is for every block that is ready. */
export function pageStore(context: unknown = {}, inEditorFrame = false): Store {
  const store = createPageStore(undefined, inEditorFrame);
  siteOf({ store, context });
  return store;
}

/** What everything on a page shares, without a stage: nothing opens, no service comes. */
export const fakePage = (context: unknown = {}, own: Partial<Page> = {}): Page => ({
  store: createPageStore(),
  log: new MessageLog(),
  context,
  overrides: new Map(),
  language: 'pt-BR',
  messages: {},
  tag: undefined,
  once: new WeakSet(),
  stops: new Set(),
  open: () => Promise.reject(new Error('nothing opens here')),
  prepare: () => {},
  service: () => Promise.reject(new Error('no service is asked for here')),
  ...own,
});

/** A layer that only remembers: it is over as soon as somebody closes it. */
export function fakeLayer(): LayerHandle {
  let close: LayerHandle['close'] = () => {};
  const closed = new Promise((resolve) => {
    close = resolve;
  });
  return { closed, close };
}

/** Takes the place of a page's `open`: nothing is drawn, every layer stays until its handle closes it. */
export function fakeLayers() {
  const opened: { readonly name: LayerName; readonly payload: unknown; readonly handle: LayerHandle }[] = [];
  const open: Page['open'] = async (name, ...[payload]) => {
    const handle = fakeLayer();
    opened.push({ name, payload, handle });
    return handle;
  };
  return { open, opened };
}
