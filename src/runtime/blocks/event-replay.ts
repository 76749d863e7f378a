import { BLOCK_SELECTOR } from './find-blocks.ts';
import { type Handover, type HeldClick, LOADER_EVENTS } from './handover.ts';

/** Early input as the stage keeps it: given to the block that stands, performed natively for one that does not. */
export interface EventReplay {
  /** Gives a block what was held for it, once. */
  take(element: Element): HeldClick[];
  /** Performs natively what was held for a block that will not stand; without one, everything. */
  release(element?: Element): void;
  /** Listens no more. */
  stop(): void;
}

/** Whether a press on a control sends a form. Of every other control the page's own handlers have heard it already. */
const sendsForm = ({ form, type }: HTMLButtonElement): boolean => form !== null && type === 'submit';

/**
 * Listens in the loader's place.
 *
 * @param awaited whether a host's block is on its way: the loader holds for every host, the stage for those only
 */
export function createEventReplay(handover: Handover, awaited: (element: Element) => boolean): EventReplay {
  const { held } = handover;
  const reach = (event: Event): void => {
    const element = (event.target as Element).closest?.(BLOCK_SELECTOR);
    // A visitor's own click is no held one that is being performed.
    if (event.isTrusted) handover.playing = false;
    if (element && awaited(element)) handover.reach(event);
  };
  for (const type of LOADER_EVENTS.split(' ')) {
    removeEventListener(type, handover.reach, true);
    addEventListener(type, reach, true);
  }
  const take = (element?: Element): HeldClick[] => {
    const all = held.splice(0);
    held.push(...all.filter((input) => element && input.host !== element));
    return all.filter((input) => !held.includes(input));
  };
  return {
    take,
    release(element) {
      handover.playing = true;
      for (const { target } of take(element))
        if (target.isConnected && sendsForm(target as HTMLButtonElement)) (target as HTMLElement).click();
      handover.playing = false;
    },
    stop() {
      for (const type of LOADER_EVENTS.split(' ')) removeEventListener(type, reach, true);
    },
  };
}
