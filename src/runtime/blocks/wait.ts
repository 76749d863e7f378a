import type { When } from '../../vocab/block/define-block.ts';
import { BLOCK_LOAD } from '../../vocab/names.ts';
import { whenIdle } from '../page/idle.ts';
import type { Handover } from './handover.ts';

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
  #idle: (() => void) | null = null;

  constructor(handover: Handover, told: Told) {
    this.#handover = handover;
    this.#told = told;
    handover.notify = () => this.#notified();
  }

  /** Begins to wait; all elements that are due at once are told together. */
  add(elements: readonly (readonly [element: Element, when: When])[]): void {
    const now: Element[] = [];
    for (const [element, when] of elements) {
      const { near, touched, observer } = this.#handover;
      if (when === 'load' || (when === 'visible' && near.has(element)) || touched.has(element)) now.push(element);
      else {
        this.#waiting.set(element, when);
        if (when === 'visible') observer.observe(element);
        if (when === 'idle') this.#idle ??= whenIdle(() => this.#idled());
      }
    }
    this.#tell(now);
  }

  remove(element: Element): void {
    this.#waiting.delete(element);
    this.#handover.near.delete(element);
    this.#handover.touched.delete(element);
    this.#handover.observer.unobserve(element);
  }

  stop(): void {
    this.#idle?.();
    this.#waiting.clear();
    this.#handover.stop();
  }

  #notified(): void {
    this.#told.reached();
    const { near, touched } = this.#handover;
    const due: Element[] = [];
    for (const element of near) if (this.#waiting.get(element) === 'visible') due.push(element);
    for (const element of touched) if (this.#waiting.has(element)) due.push(element);
    this.#tell([...new Set(due)]);
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
