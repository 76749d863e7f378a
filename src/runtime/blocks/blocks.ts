import type { LayerHandle } from '../../vocab/block/layers.ts';
import { BLOCK, BLOCK_ADDED, BLOCK_STATE, type BlockState } from '../../vocab/names.ts';
import { allows } from '../store/consent.ts';
import { createEarlyInput } from './early-input.ts';
import { emit } from './emit.ts';
import { find } from './find.ts';
import type { Handover } from './handover.ts';
import type { Known } from './known.ts';
import { isPlatform } from './naming.ts';
import type { Page } from './page.ts';
import { preloadCore } from './preload.ts';
import type { Published } from './published.ts';
import { purposeOf } from './purpose-of.ts';
import type { Entry, Registry } from './registry.ts';
import { twice } from './twice.ts';
import { createWaits, whenOf } from './wait.ts';
import { loadWords } from './words.ts';

export interface BlocksParts {
  readonly registry: Registry;
  readonly handover: Handover;
  readonly page: Page;
  /** Told of blocks that have just been found. */
  found(elements: readonly Element[]): void;
  /** What the platform has left in the page, where it has been asked for. */
  published(): Published | null;
}

/** The blocks of a page: found, waiting, loading, ready, failed, gone. */
export interface Blocks {
  readonly known: ReadonlyMap<Element, Known>;
  /** Takes up every block under (and at) the roots that is not known yet. What is due at once in any of them mounts together. */
  scan(roots: readonly ParentNode[]): void;
  readonly open: (name: string, payload?: unknown) => Promise<LayerHandle>;
  /** Fetches a page-level block's files and opens nothing. */
  fetchBlock(name: string): void;
  /** Lets go of every block the page took out. */
  sweep(): void;
  /** Gives an element its own markup back. */
  unmount(element: Element): void;
  stop(): void;
}

export function createBlocks({ registry, handover, page, found, published }: BlocksParts): Blocks {
  const known = new Map<Element, Known>();
  const waits = createWaits(handover, load);
  const awaited = (element: Element): boolean => waits.has(element) || known.get(element)?.state === 'loading';
  const early = createEarlyInput(handover, awaited);
  const set = (element: Element, one: Known, state: BlockState): void => {
    one.state = state;
    element.setAttribute(BLOCK_STATE, state);
  };
  const forCore = { page, early, known, set, failed };
  const entryOf = (name: string): Entry | undefined => (Object.hasOwn(registry, name) ? registry[name] : undefined);
  const isGated = (element: Element, { name }: Known): boolean => {
    const { host, consent } = entryOf(name) as Entry;
    const purpose = !host && purposeOf(element, consent);
    return !!purpose && !allows(page.store.getState().consent, purpose);
  };
  const ungate = page.store.subscribe((now, before) => {
    if (now.consent === before.consent) return;
    const again: Element[] = [];
    for (const [element, one] of known) {
      if (entryOf(one.name)?.host || (one.state !== 'waiting' && !isGated(element, one))) continue;
      again.push(element);
      takeDown(element, one);
    }
    waitFor(again);
  });

  function takeDown(element: Element, one: Known): void {
    if (!one.mounted) return;
    one.mounted.unmount();
    one.mounted = null;
    emit(element, 'block-removed', { block: one.name });
  }

  function waitFor(elements: readonly Element[]): void {
    const waiting: [Element, ReturnType<typeof whenOf>][] = [];
    for (const element of elements) {
      const one = known.get(element);
      if (!one) continue;
      const entry = entryOf(one.name) as Entry;
      // A copy brings its original's state along.
      set(element, one, 'waiting');
      if (entry.host) continue;
      if (isGated(element, one)) {
        waits.remove(element);
        early.release(element);
      } else waiting.push([element, whenOf(element, entry.when)]);
    }
    waits.add(waiting);
  }

  function load(elements: readonly Element[]): void {
    const kinds = new Map<string, Element[]>();
    for (const element of elements) {
      const one = known.get(element);
      if (!one) continue;
      set(element, one, 'loading');
      kinds.set(one.name, [...(kinds.get(one.name) ?? []), element]);
    }
    for (const [name, hosts] of kinds) loadKind(name, hosts);
  }

  /** Everything is asked for at once: what is found out about later would cost a round trip of its own. */
  function fetchAll(entry: Entry, platform: boolean) {
    preloadCore();
    return [
      twice(() => entry.load()),
      twice(() => import('./mount-kind.ts')),
      platform && entry.reader ? twice(entry.reader) : undefined,
      loadWords(page, entry),
    ] as const;
  }

  const fetchLayer = (entry: Entry) =>
    Promise.all([twice(() => import('./open-layer.tsx')), ...fetchAll(entry, false)]);

  function loadKind(name: string, hosts: readonly Element[]): void {
    Promise.all(fetchAll(entryOf(name) as Entry, hosts.some(isPlatform)))
      .then(([{ default: door }, { mountKind }, reader]) => mountKind(hosts, door, forCore, reader?.default))
      .catch((error) => {
        page.report.always('VT022', `${name}: ${error}`);
        for (const element of hosts) {
          const one = known.get(element);
          // Taken away or gated meanwhile.
          if (one?.state === 'loading') failed(element, one, error);
        }
      });
  }

  /** The page's own markup shows. */
  function failed(element: Element, one: Known, error: unknown): void {
    one.error = error;
    set(element, one, 'failed');
    early.release(element);
    emit(element, 'block-failed', { block: one.name, error });
  }

  const blocks: Blocks = {
    known,
    scan(roots) {
      const fresh: Element[] = [];
      for (const element of roots.flatMap(find)) {
        if (known.has(element)) continue;
        const own = element.getAttribute(BLOCK);
        const name = own === null ? published()?.take(element) : own;
        if (name && entryOf(name)) {
          known.set(element, { name, state: 'waiting' });
          fresh.push(element);
        } else if (own !== null) page.report.note('VT010', own, `there is no block "${own}"`);
      }
      waitFor(fresh);
      if (fresh[0]) found(fresh);
      // The loader held for every host. What no block will take is performed, but for what the platform's own runtime may have heard.
      for (const { host } of [...handover.held])
        if (!known.has(host)) isPlatform(host) ? early.take(host) : early.release(host);
    },
    async open(name, payload) {
      const entry = entryOf(name);
      if (!entry?.host) throw new TypeError(`there is no block "${name}"`);
      const files = fetchLayer(entry);
      files.catch((error) => page.report.always('VT022', `${name}: ${error}`));
      const [{ openLayer }, { default: door }] = await files;
      return openLayer(name, { payload, door, parts: forCore });
    },
    fetchBlock(name) {
      const entry = entryOf(name);
      if (entry) fetchLayer(entry).catch(() => {});
    },
    sweep() {
      for (const element of known.keys()) if (!element.isConnected) blocks.unmount(element);
    },
    unmount(element) {
      const one = known.get(element);
      if (!one) return;
      known.delete(element);
      waits.remove(element);
      early.release(element);
      one.mounted?.unmount();
      element.removeAttribute(BLOCK_STATE);
      if (element.hasAttribute(BLOCK_ADDED)) element.remove();
      emit(element.isConnected ? element : document, 'block-removed', { block: one.name });
    },
    stop() {
      ungate();
      early.release();
      early.stop();
      waits.stop();
      for (const element of known.keys()) blocks.unmount(element);
    },
  };
  return blocks;
}
