import { BLOCK, BLOCK_ADDED, BLOCK_CONSENT, BLOCK_STATE, type BlockState } from '../../vocab/names.ts';
import { allows } from '../store/consent.ts';
import { EarlyInput } from './early-input.ts';
import { emit } from './emit.ts';
import { find } from './find.ts';
import type { Handover } from './handover.ts';
import type { Known } from './known.ts';
import type { Naming } from './naming.ts';
import type { Page } from './page.ts';
import { preloadCore } from './preload.ts';
import type { Entry, Registry } from './registry.ts';
import { twice } from './twice.ts';
import { Waits, whenOf } from './wait.ts';

export interface BlocksParts {
  registry: Registry;
  naming: Naming;
  handover: Handover;
  page: Page;
}

/** The blocks of a page: found, waiting, loading, ready, failed, gone. */
export class Blocks {
  readonly #known = new Map<Element, Known>();
  readonly #gated = new Set<Element>();
  readonly #waits: Waits;
  readonly #early: EarlyInput;
  readonly #parts: BlocksParts;
  readonly #ungate: () => void;

  constructor(parts: BlocksParts) {
    this.#parts = parts;
    this.#early = new EarlyInput(parts.handover);
    this.#waits = new Waits(parts.handover, {
      due: (elements) => this.#load(elements),
      reached: () => this.#early.notice(),
    });
    this.#ungate = parts.page.store.subscribe((now, before) => {
      if (now.consent !== before.consent) this.#waitFor([...this.#gated]);
    });
  }

  /** Takes up every block under (and at) a root that is not known yet. */
  scan(root: ParentNode): void {
    this.scanAll([root]);
  }

  /** The same for several roots: what is due at once in any of them mounts together. */
  scanAll(roots: readonly ParentNode[]): void {
    const fresh: Element[] = [];
    for (const element of roots.flatMap(find)) {
      if (this.#known.has(element)) continue;
      const name = this.#parts.naming.nameOf(element);
      if (name === null) this.#stranger(element);
      else {
        this.#known.set(element, { name, state: 'waiting', mounted: null, error: null, retried: false });
        fresh.push(element);
      }
    }
    this.#waitFor(fresh);
  }

  /** Brings up a page-level block: in the page's own element for it, else at the end of the body. */
  open(name: string): void {
    const place = [...this.#known].find(([, known]) => known.name === name)?.[0];
    if (place) {
      if (this.#known.get(place)?.state === 'waiting') this.#load([place]);
      return;
    }
    const added = Document.prototype.createElement.call(document, 'div');
    added.setAttribute(BLOCK, name);
    added.setAttribute(BLOCK_ADDED, '');
    (Reflect.get(Document.prototype, 'body', document) ?? document.documentElement).append(added);
    this.scan(added);
    this.open(name);
  }

  /** Lets go of every block the page took out. */
  sweep(): void {
    for (const element of this.#known.keys()) if (!element.isConnected) this.unmount(element);
  }

  /** Gives an element its own markup back. */
  unmount(element: Element): void {
    const known = this.#known.get(element);
    if (!known) return;
    this.#known.delete(element);
    this.#gated.delete(element);
    this.#waits.remove(element);
    known.mounted?.unmount();
    element.removeAttribute(BLOCK_STATE);
    if (element.hasAttribute(BLOCK_ADDED)) element.remove();
    emit(element.isConnected ? element : document, 'block-removed', { block: known.name });
  }

  stop(): void {
    this.#ungate();
    this.#early.stop();
    this.#waits.stop();
    for (const element of this.#known.keys()) this.unmount(element);
  }

  list(): { block: string; state: BlockState; element: Element; error: unknown }[] {
    return [...this.#known].map(([element, { name, state, error }]) => ({ block: name, state, element, error }));
  }

  #stranger(element: Element): void {
    const name = element.getAttribute(BLOCK);
    if (name !== null)
      this.#parts.page.report.note('VT010', name, `there is no block "${name}"; the element stays as it is.`);
  }

  #waitFor(elements: readonly Element[]): void {
    const { registry, page } = this.#parts;
    const waiting: [Element, ReturnType<typeof whenOf>][] = [];
    for (const element of elements) {
      const known = this.#known.get(element);
      if (!known) continue;
      const entry = registry[known.name] as Entry;
      // A copy brings its original's state along.
      this.#set(element, known, 'waiting');
      if (entry.host) continue;
      const purpose = element.getAttribute(BLOCK_CONSENT) ?? entry.consent;
      if (purpose && !allows(page.store.getState().consent, purpose)) {
        this.#gated.add(element);
        page.services();
      } else {
        this.#gated.delete(element);
        waiting.push([element, whenOf(element, entry.when)]);
      }
    }
    this.#waits.add(waiting);
  }

  #load(elements: readonly Element[]): void {
    const kinds = new Map<string, Element[]>();
    for (const element of elements) {
      const known = this.#known.get(element);
      if (!known) continue;
      this.#set(element, known, 'loading');
      kinds.set(known.name, [...(kinds.get(known.name) ?? []), element]);
    }
    if (kinds.size) preloadCore();
    for (const [name, hosts] of kinds) this.#loadKind(name, hosts);
  }

  #loadKind(name: string, hosts: readonly Element[]): void {
    const { registry, naming, page } = this.#parts;
    const entry = registry[name] as Entry;
    // Beside core, not after it; core asks again, and says so where it does not come.
    if (entry.host) import('./layer.tsx').catch(() => {});
    Promise.all([twice(() => import('./mount-kind.ts')), twice(() => entry.load())])
      .then(([{ mountKind }, { default: door }]) =>
        mountKind(hosts, door, {
          naming,
          page,
          early: this.#early,
          known: (element) => this.#known.get(element),
          set: (element, known, state) => this.#set(element, known, state),
        }),
      )
      .catch((error) => {
        page.report.always('VT022', `${name}: ${error}; the page's own markup stays.`);
        for (const element of hosts) {
          const known = this.#known.get(element);
          if (!known) continue;
          known.error = error;
          this.#set(element, known, 'failed');
          this.#early.release(element);
          emit(element, 'block-failed', { block: name, error });
        }
      });
  }

  #set(element: Element, known: Known, state: BlockState): void {
    known.state = state;
    element.setAttribute(BLOCK_STATE, state);
  }
}
