import type { When } from '../../vocab/block/define-block.ts';
import { BLOCK_LOAD, WHENS } from '../../vocab/names.ts';
import type { Handover } from '../loader/handover.ts';
import { whenIdle } from '../page/page-timing.ts';

/** Returns when a block is loaded: from its attribute if the value is known, else from its declaration. */
export function whenOf(element: Element, declared: When): When {
  const read = element.getAttribute(BLOCK_LOAD);
  return WHENS.find((word) => word === read) ?? declared;
}

/** Waits until blocks are due to be loaded. */
export interface Scheduler {
  /** Starts waiting. All elements that are already due are passed on together. */
  add(elements: readonly (readonly [element: Element, when: When])[]): void;
  has(element: Element): boolean;
  remove(element: Element): void;
  stop(): void;
}

/**
 * Creates a scheduler on the loader's observer and listeners.
 *
 * @param due called with all block elements that are due at the same time
 */
export function createScheduler(handover: Handover, due: (elements: readonly Element[]) => void): Scheduler {
  const waiting = new Map<Element, When>();
  const near = new Set<Element>();
  const interacted = new Set<Element>();
  let idle: (() => void) | null = null;
  let queued = false;

  const collectSeen = (): void => {
    for (const [element, byInteraction] of handover.seen.splice(0)) (byInteraction ? interacted : near).add(element);
  };
  const remove = (element: Element): void => {
    waiting.delete(element);
    near.delete(element);
    interacted.delete(element);
    handover.observer.unobserve(element);
  };
  const fireDue = (elements: readonly Element[]): void => {
    elements.forEach(remove);
    if (elements.length) due(elements);
  };
  const isDue = (element: Element, when: When | undefined): unknown =>
    when && (when === 'load' || interacted.has(element) || (when === 'visible' && near.has(element)));

  handover.notify = () => {
    // All changes of one callback are handled together.
    if (queued) return;
    queued = true;
    queueMicrotask(() => {
      queued = false;
      collectSeen();
      fireDue([...new Set([...near, ...interacted])].filter((element) => isDue(element, waiting.get(element))));
    });
  };
  collectSeen();

  return {
    add(elements) {
      const dueNow: Element[] = [];
      for (const [element, when] of elements) {
        if (isDue(element, when)) dueNow.push(element);
        else {
          waiting.set(element, when);
          if (when === 'visible') handover.observer.observe(element);
          if (when === 'idle')
            idle ??= whenIdle(() => {
              idle = null;
              fireDue([...waiting.keys()].filter((one) => waiting.get(one) === 'idle'));
            });
        }
      }
      fireDue(dueNow);
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
