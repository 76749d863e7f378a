import type { Handover, HeldClick } from '../loader/handover.ts';
import { BLOCK_SELECTOR } from '../page/find-blocks.ts';

/** Clicks held for blocks that are not mounted yet. A mounted block takes them; otherwise they are replayed natively. */
export interface EventReplay {
  /** Returns the clicks held for a block and forgets them. */
  take(element: Element): HeldClick[];
  /** Replays natively what was held for a block element, once for each button; without an element, everything. The page's own handlers decide again whether a form is sent. */
  release(element?: Element): void;
  /** Hears of no event any more. */
  stop(): void;
}

/**
 * Takes over what the loader's listeners call.
 *
 * @param awaited whether the block of an element is scheduled or loading. The loader holds clicks for every block element, the stage only for these.
 */
export function createEventReplay(handover: Handover, awaited: (element: Element) => boolean): EventReplay {
  const { held, reach } = handover;
  handover.reach = (event) => {
    const element = (event.target as Element).closest?.(BLOCK_SELECTOR);
    // A click by the visitor is not one that the loader replays.
    if (event.isTrusted) handover.playing = false;
    if (element && awaited(element)) reach(event);
  };
  const take = (element?: Element): HeldClick[] => {
    const all = held.splice(0);
    held.push(...all.filter((input) => element && input.host !== element));
    return all.filter((input) => !held.includes(input));
  };
  return {
    take,
    release(element) {
      handover.playing = true;
      // The loader has prevented the submission and nothing else of a click.
      for (const target of new Set(take(element).map((input) => input.target as HTMLButtonElement)))
        if (target.form?.isConnected && target.type === 'submit') target.click();
      handover.playing = false;
    },
    stop() {
      handover.reach = () => {};
    },
  };
}
