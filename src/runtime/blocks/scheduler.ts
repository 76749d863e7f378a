import type { When } from '../../vocab/block/define-block.ts';
import { BLOCK_LOAD, WHENS } from '../../vocab/names.ts';
import { whenIdle } from '../page/idle.ts';
import type { Handover } from './handover.ts';

/** When a block is due: its own word if it has a known one, else the declaration's. */
export function whenOf(element: Element, declared: When): When {
  const read = element.getAttribute(BLOCK_LOAD);
  return WHENS.find((word) => word === read) ?? declared;
}

/** Waits for blocks to be due. */
export interface Scheduler {
  /** Begins to wait; all elements that are due at once are told together. */
  add(elements: readonly (readonly [element: Element, when: When])[]): void;
  has(element: Element): boolean;
  remove(element: Element): void;
  stop(): void;
}

/**
 * Waits on the loader's observer and listeners.
 *
 * @param due told of blocks that are due, all of one moment together
 */
export function createScheduler(handover: Handover, due: (elements: readonly Element[]) => void): Scheduler {
  const waiting = new Map<Element, When>();
  const near = new Set<Element>();
  const interacted = new Set<Element>();
  let idle: (() => void) | null = null;
  let noticing = false;

  const take = (): void => {
    for (const [element, byInteraction] of handover.seen.splice(0)) (byInteraction ? interacted : near).add(element);
  };
  const remove = (element: Element): void => {
    waiting.delete(element);
    near.delete(element);
    interacted.delete(element);
    handover.observer.unobserve(element);
  };
  const tell = (elements: readonly Element[]): void => {
    elements.forEach(remove);
    if (elements.length) due(elements);
  };
  const isDue = (element: Element, when: When | undefined): unknown =>
    when && (when === 'load' || interacted.has(element) || (when === 'visible' && near.has(element)));

  handover.notify = () => {
    // Everything of one callback is told together.
    if (noticing) return;
    noticing = true;
    queueMicrotask(() => {
      noticing = false;
      take();
      tell([...new Set([...near, ...interacted])].filter((element) => isDue(element, waiting.get(element))));
    });
  };
  take();

  return {
    add(elements) {
      const now: Element[] = [];
      for (const [element, when] of elements) {
        if (isDue(element, when)) now.push(element);
        else {
          waiting.set(element, when);
          if (when === 'visible') handover.observer.observe(element);
          if (when === 'idle')
            idle ??= whenIdle(() => {
              idle = null;
              tell([...waiting.keys()].filter((one) => waiting.get(one) === 'idle'));
            });
        }
      }
      tell(now);
    },
    has: (element) => waiting.has(element),
    remove,
    stop() {
      idle?.();
      waiting.clear();
      handover.observer.disconnect();
    },
  };
}
