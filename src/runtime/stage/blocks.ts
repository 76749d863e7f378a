import type { LayerHandle } from '../../vocab/block/layers.ts';
import { BLOCK, BLOCK_ADDED, BLOCK_GATED, BLOCK_STATE, type BlockState } from '../../vocab/names.ts';
import type { LightChunk } from '../light/open-light.ts';
import type { Handover } from '../loader/handover.ts';
import type { MountOptions } from '../mount/mount-blocks.ts';
import type { MountContext } from '../mount/mount-context.ts';
import { emit } from '../page/emit.ts';
import { findBlocks, isPublished } from '../page/find-blocks.ts';
import { retryOnce } from '../page/retry-once.ts';
import type { Published } from '../published/published.ts';
import type { BlockRecord } from './block-record.ts';
import { createEventReplay } from './event-replay.ts';
import { loadMessages } from './load-messages.ts';
import { missingConsent } from './missing-consent.ts';
import type { Page } from './page.ts';
import type { BlockChunk, BlockEntry, Registry } from './registry.ts';
import { createScheduler, whenOf } from './scheduler.ts';

export interface BlocksOptions {
  readonly registry: Registry;
  readonly handover: Handover;
  readonly page: Page;
  /** Called with blocks that have just been found. */
  found(elements: readonly Element[]): void;
  /** The published markup of the page, once it has been loaded. */
  published(): Published | null;
}

/** The blocks of a page: found, waiting, loading, ready, failed, removed. */
export interface Blocks extends MountContext {
  readonly open: (name: string, payload?: unknown) => Promise<LayerHandle>;
  /** Fetches the files of a page-level block without opening it. */
  fetchBlock(name: string): void;
  /** Unmounts every block that the page has removed. */
  removeDetached(): void;
  stop(): void;
}

export function createBlocks({ registry, handover, page, found, published }: BlocksOptions): Blocks {
  const records = new Map<Element, BlockRecord>();
  let stopped = false;
  const scheduler = createScheduler(handover, load);
  const awaited = (element: Element): boolean => scheduler.has(element) || records.get(element)?.state === 'loading';
  const replay = createEventReplay(handover, awaited);
  const setState = (element: Element, record: BlockRecord, state: BlockState): void => {
    record.state = state;
    element.setAttribute(BLOCK_STATE, state);
  };
  const entryOf = (name: string): BlockEntry | undefined =>
    Object.hasOwn(registry, name) ? registry[name] : undefined;
  const unsubscribe = page.store.subscribe((now, before) => {
    if (now.consent === before.consent) return;
    const again: Element[] = [];
    for (const [element, record] of records) {
      const { level, consent } = entryOf(record.name) as BlockEntry;
      if (level || (record.state !== 'waiting' && !missingConsent(element, consent, page))) continue;
      again.push(element);
      unmountRecord(element, record);
    }
    schedule(again);
  });

  function unmountRecord(element: Element, record: BlockRecord): void {
    if (!record.mounted) return;
    record.mounted.unmount();
    record.mounted = null;
    emit(element, 'block-removed', { block: record.name });
  }

  function schedule(elements: readonly Element[]): void {
    const waiting: [Element, ReturnType<typeof whenOf>][] = [];
    for (const element of elements) {
      const record = records.get(element);
      if (!record) continue;
      const entry = entryOf(record.name) as BlockEntry;
      // A copied element still has the state of its original.
      setState(element, record, 'waiting');
      if (entry.level) continue;
      const purpose = missingConsent(element, entry.consent, page);
      if (purpose) {
        element.setAttribute(BLOCK_GATED, purpose);
        scheduler.remove(element);
        replay.release(element);
      } else {
        element.removeAttribute(BLOCK_GATED);
        waiting.push([element, whenOf(element, entry.when)]);
      }
    }
    scheduler.add(waiting);
  }

  function load(elements: readonly Element[]): void {
    const groups = new Map<string, Element[]>();
    for (const element of elements) {
      const record = records.get(element);
      if (!record) continue;
      setState(element, record, 'loading');
      groups.set(record.name, [...(groups.get(record.name) ?? []), element]);
    }
    for (const [name, same] of groups) loadGroup(name, same);
  }

  /** Requests all files at once: a file requested later would cost another round trip. The chunk of a light view has its renderer, and that of a light layer what opens it. */
  function fetchAll(entry: BlockEntry, elements: readonly Element[] = []) {
    const { light, level, variant } = entry;
    // The block imports it too, and fails where it does not come.
    if (variant && elements.some(({ attributes }) => [...attributes].some(({ value }) => variant.pattern.test(value))))
      variant.load().catch(() => {});
    return [
      // First, since React is the largest file.
      light ? undefined : retryOnce(() => import('../mount/react-renderer.tsx')),
      retryOnce(entry.load),
      light && level ? undefined : retryOnce(() => import('../mount/mount-blocks.ts')),
      entry.reader && elements.some(isPublished) ? retryOnce(entry.reader) : undefined,
      loadMessages(page, entry),
    ] as const;
  }

  /** For each name, a promise that ends when the files of the last call of `open` have come, or failed. */
  const turns = new Map<string, Promise<void>>();

  /** First what opens a layer, where its chunk does not. */
  const fetchLayer = (
    entry: BlockEntry,
  ): Promise<readonly [opener: LightChunk | undefined, react: unknown, chunk: LightChunk]> =>
    Promise.all([
      entry.light ? undefined : retryOnce(() => import('../layers/open-layer.tsx')),
      ...fetchAll(entry),
    ]) as Promise<never>;

  function loadGroup(name: string, elements: readonly Element[]): void {
    Promise.all(fetchAll(entryOf(name) as BlockEntry, elements))
      .then(([react, chunk, mount, reader]) =>
        mount?.mountBlocks(
          elements,
          {
            module: chunk.default,
            renderer: (react ?? (chunk as BlockChunk)).renderer,
            context: blocks,
          } as MountOptions,
          reader?.default,
        ),
      )
      .catch((error) => {
        page.log.error('VT022', `${name}: ${error}`);
        for (const element of elements) {
          const record = records.get(element);
          // It may have been removed or gated in the meantime.
          if (record?.state === 'loading') failed(element, record, error);
        }
      });
  }

  /** Marks a block as failed. The page's own markup is visible again. */
  function failed(element: Element, record: BlockRecord, error: unknown): void {
    record.error = error;
    setState(element, record, 'failed');
    replay.release(element);
    emit(element, 'block-failed', { block: record.name, error });
  }

  const blocks: Blocks = {
    page,
    replay,
    records,
    setState,
    failed,
    scan(roots) {
      const fresh: Element[] = [];
      for (const element of roots.flatMap(findBlocks)) {
        if (records.has(element)) continue;
        const own = element.getAttribute(BLOCK);
        const name = own === null ? published()?.nameOf(element) : own;
        if (name && entryOf(name)) {
          records.set(element, { name, state: 'waiting' });
          fresh.push(element);
        } else if (own !== null)
          page.log.warn('VT010', own, `there is no block "${own}": check its name`, true, element);
      }
      schedule(fresh);
      if (fresh[0]) found(fresh);
      // The loader held clicks for every block element, also for those that no block will take: published markup with the platform's own runtime, or whose code has not come.
      for (const { host } of [...handover.held]) if (!records.has(host)) replay.release(host);
    },
    async open(name, payload) {
      const entry = entryOf(name);
      if (!entry?.level) throw new TypeError(`there is no block "${name}"`);
      const files = fetchLayer(entry);
      // A browser may resolve imports of one file in another order than they were requested. Layers open in the order of the calls.
      const before = turns.get(name);
      const turn = files.catch((error) => page.log.error('VT022', `${name}: ${error}`)).then(() => before);
      turns.set(name, turn);
      await turn;
      const [opener, , chunk] = await files;
      if (stopped) throw new Error('stopped');
      return (opener ?? chunk).openLayer(name, { payload, module: chunk.default, context: blocks });
    },
    fetchBlock(name) {
      const entry = entryOf(name);
      if (entry) fetchLayer(entry).catch(() => {});
    },
    removeDetached() {
      for (const element of records.keys()) if (!element.isConnected) blocks.unmount(element);
    },
    unmount(element) {
      const record = records.get(element);
      if (!record) return;
      records.delete(element);
      scheduler.remove(element);
      replay.release(element);
      record.mounted?.unmount();
      element.removeAttribute(BLOCK_STATE);
      element.removeAttribute(BLOCK_GATED);
      if (element.hasAttribute(BLOCK_ADDED)) element.remove();
      emit(element.isConnected ? element : document, 'block-removed', { block: record.name });
    },
    stop() {
      stopped = true;
      unsubscribe();
      replay.release();
      replay.stop();
      scheduler.stop();
      for (const element of records.keys()) blocks.unmount(element);
    },
  };
  return blocks;
}
