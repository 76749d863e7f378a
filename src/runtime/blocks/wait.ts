import type { When } from '../../vocab/block/define-block.ts';
import { BLOCK_LOAD } from '../../vocab/names.ts';
import { whenIdle } from '../page/idle.ts';
import { EVENTS, type Handover } from './handover.ts';

const WHENS: readonly string[] = ['load', 'visible', 'idle', 'touched'] satisfies When[];

/** When a block is due: its own word if it has a known one, else the declaration's. */
export function whenOf(element: Element, declared: When): When {
  const word = element.getAttribute(BLOCK_LOAD);
  return word !== null && WHENS.includes(word) ? (word as When) : declared;
}

/** What the waits tell: blocks that are due, all of one moment together, and that something was reached or held. */
interface Told {
  due(elements: readonly Element[]): void;
  reached(): void;
}

/** Waits for blocks to be due, on the loader's observer and listeners. */
export class Waits {
  readonly #waiting = new Map<Element, When>();
  readonly #handover: Handover;
  readonly #told: Told;
  readonly #near = new Set<Element>();
  readonly #touched = new Set<Element>();
  #idle: (() => void) | null = null;
  #noticing = false;

  constructor(handover: Handover, told: Told) {
    this.#handover = handover;
    this.#told = told;
    handover.notify = () => {
      // Everything of one callback is told together.
      if (this.#noticing) return;
      this.#noticing = true;
      queueMicrotask(() => this.#notified());
    };
    this.#take();
  }

  /** Begins to wait; all elements that are due at once are told together. */
  add(elements: readonly (readonly [element: Element, when: When])[]): void {
    const now: Element[] = [];
    for (const [element, when] of elements) {
      if (when === 'load' || (when === 'visible' && this.#near.has(element)) || this.#touched.has(element))
        now.push(element);
      else {
        this.#waiting.set(element, when);
        if (when === 'visible') this.#handover.observer.observe(element);
        if (when === 'idle') this.#idle ??= whenIdle(() => this.#idled());
      }
    }
    this.#tell(now);
  }

  remove(element: Element): void {
    this.#waiting.delete(element);
    this.#near.delete(element);
    this.#touched.delete(element);
    this.#handover.observer.unobserve(element);
  }

  stop(): void {
    this.#idle?.();
    this.#waiting.clear();
    this.#handover.observer.disconnect();
    for (const type of EVENTS) removeEventListener(type, this.#handover.reach, true);
  }

  #take(): void {
    for (const [element, touched] of this.#handover.seen.splice(0)) (touched ? this.#touched : this.#near).add(element);
  }

  #notified(): void {
    this.#noticing = false;
    this.#take();
    this.#told.reached();
    const due = new Set<Element>();
    for (const element of this.#near) if (this.#waiting.get(element) === 'visible') due.add(element);
    for (const element of this.#touched) if (this.#waiting.has(element)) due.add(element);
    this.#tell([...due]);
  }

  #idled(): void {
    this.#idle = null;
    this.#tell([...this.#waiting].filter(([, when]) => when === 'idle').map(([element]) => element));
  }

  #tell(elements: readonly Element[]): void {
    for (const element of elements) this.remove(element);
    if (elements.length) this.#told.due(elements);
  }
}
