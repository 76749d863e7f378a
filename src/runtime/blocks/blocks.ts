import { BLOCK, BLOCK_ADDED, BLOCK_STATE, type BlockState } from '../../vocab/names.ts';
import { documentMember } from '../page/document-member.ts';
import { allows } from '../store/consent.ts';
import { createEarlyInput } from './early-input.ts';
import { emit } from './emit.ts';
import { find } from './find.ts';
import type { Handover } from './handover.ts';
import type { Known } from './known.ts';
import { loadDiagnosis } from './load-diagnosis.ts';
import type { Naming } from './naming.ts';
import type { Page } from './page.ts';
import { preloadCore } from './preload.ts';
import { purposeOf } from './purpose-of.ts';
import type { Entry, Registry } from './registry.ts';
import { twice } from './twice.ts';
import { createWaits, whenOf } from './wait.ts';

export interface BlocksParts {
  readonly registry: Registry;
  readonly naming: Naming;
  readonly handover: Handover;
  readonly page: Page;
}

/** The blocks of a page: found, waiting, loading, ready, failed, gone. */
export interface Blocks {
  readonly known: ReadonlyMap<Element, Known>;
  /** Takes up every block under (and at) the roots that is not known yet. What is due at once in any of them mounts together. */
  scan(roots: readonly ParentNode[]): void;
  /** Brings up a page-level block: in the page's own element for it, else at the end of the body. */
  open(name: string): void;
  /** Lets go of every block the page took out. */
  sweep(): void;
  /** Gives an element its own markup back. */
  unmount(element: Element): void;
  stop(): void;
}

export function createBlocks({ registry, naming, handover, page }: BlocksParts): Blocks {
  const known = new Map<Element, Known>();
  const waits = createWaits(handover, load);
  const awaited = (element: Element): boolean => waits.has(element) || known.get(element)?.state === 'loading';
  const early = createEarlyInput(handover, awaited);
  const set = (element: Element, one: Known, state: BlockState): void => {
    one.state = state;
    element.setAttribute(BLOCK_STATE, state);
  };
  const forCore = { naming, page, early, known: (element: Element) => known.get(element), set };
  const isWaiting = (element: Element): boolean => known.get(element)?.state === 'waiting';
  const isGated = (element: Element, { name }: Known): boolean => {
    const { host, consent } = registry[name] as Entry;
    const purpose = !host && purposeOf(element, consent);
    return !!purpose && !allows(page.store.getState().consent, purpose);
  };
  const ungate = page.store.subscribe((now, before) => {
    if (now.consent === before.consent) return;
    const again: Element[] = [];
    for (const [element, one] of known) {
      if (one.state !== 'waiting' && !isGated(element, one)) continue;
      again.push(element);
      if (!one.mounted) continue;
      one.mounted.unmount();
      one.mounted = null;
      emit(element, 'block-removed', { block: one.name });
    }
    waitFor(again);
  });

  function waitFor(elements: readonly Element[]): void {
    const waiting: [Element, ReturnType<typeof whenOf>][] = [];
    for (const element of elements) {
      const one = known.get(element);
      if (!one) continue;
      const entry = registry[one.name] as Entry;
      // A copy brings its original's state along.
      set(element, one, 'waiting');
      if (entry.host) continue;
      if (isGated(element, one)) {
        waits.remove(element);
        early.release(element);
        page.services();
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
    if (kinds.size) preloadCore();
    for (const [name, hosts] of kinds) loadKind(name, hosts);
  }

  function loadKind(name: string, hosts: readonly Element[]): void {
    const entry = registry[name] as Entry;
    // Beside core, not after it; core asks again, and says so where it does not come.
    if (entry.host) import('./layer.tsx').catch(() => {});
    Promise.all([twice(() => import('./mount-kind.ts')), twice(() => entry.load())])
      .then(([{ mountKind }, { default: door }]) => mountKind(hosts, door, forCore))
      .catch((error) => {
        page.report.always('VT022', `${name}: ${error}; the page's own markup stays.`);
        for (const element of hosts) {
          const one = known.get(element);
          // Taken away or gated meanwhile.
          if (one?.state !== 'loading') continue;
          one.error = error;
          set(element, one, 'failed');
          early.release(element);
          emit(element, 'block-failed', { block: name, error });
        }
      });
  }

  const blocks: Blocks = {
    known,
    scan(roots) {
      const fresh: Element[] = [];
      for (const element of roots.flatMap(find)) {
        if (known.has(element)) continue;
        const name = naming.nameOf(element);
        if (name !== null) {
          known.set(element, { name, state: 'waiting' });
          fresh.push(element);
        } else if (element.hasAttribute(BLOCK)) {
          const strange = element.getAttribute(BLOCK);
          page.report.note('VT010', strange, `there is no block "${strange}"; the element stays as it is.`);
        }
      }
      waitFor(fresh);
      // Nobody else needs these words, so whoever reads them waits a moment for what finds them.
      if (fresh[0] && page.report.developer)
        loadDiagnosis()
          .then(({ sayWords }) => sayWords(page.report, registry, known, fresh))
          .catch((error) => page.report.always('VT022', `diagnosis: ${error}`));
      // The loader held for every host. What no block will take is performed, but for what the platform's own runtime may have heard.
      for (const { host } of [...handover.held])
        if (!known.has(host)) naming.isPlatform(host) ? early.take(host) : early.release(host);
    },
    open(name) {
      let place = [...known.keys()].find((element) => known.get(element)?.name === name);
      if (!place) {
        place = documentMember('createElement').call(document, 'div');
        place.setAttribute(BLOCK, name);
        place.setAttribute(BLOCK_ADDED, '');
        (documentMember('body') ?? documentMember('documentElement')).append(place);
        blocks.scan([place]);
      }
      if (isWaiting(place)) load([place]);
    },
    sweep() {
      for (const [element, { name, state }] of known) {
        if (element.isConnected) continue;
        blocks.unmount(element);
        // The page took away more than it meant: what lies over it has to come back. After the scan, since its place may come again with the rest.
        if (registry[name]?.host && state !== 'waiting') queueMicrotask(() => blocks.open(name));
      }
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
