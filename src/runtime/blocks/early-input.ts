import { HOSTS } from './find.ts';
import { EVENTS, type Handover, type HeldInput } from './handover.ts';

/** Early input as the stage keeps it: given to the block that stands, performed natively for one that does not. */
export interface EarlyInput {
  /** Gives a block what was held for it, once. */
  take(host: Element): HeldInput[];
  /** Performs natively what was held for a block that will not stand; without one, everything. */
  release(host?: Element): void;
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
export function createEarlyInput(handover: Handover, awaited: (host: Element) => boolean): EarlyInput {
  const { held } = handover;
  const reach = (event: Event): void => {
    const host = (event.target as Element).closest?.(HOSTS);
    // A visitor's own click is no held one that is being performed.
    if (event.isTrusted) handover.playing = false;
    if (host && awaited(host)) handover.reach(event);
  };
  for (const type of EVENTS.split(' ')) {
    removeEventListener(type, handover.reach, true);
    addEventListener(type, reach, true);
  }
  const take = (host?: Element): HeldInput[] => {
    const all = held.splice(0);
    held.push(...all.filter((input) => host && input.host !== host));
    return all.filter((input) => !held.includes(input));
  };
  return {
    take,
    release(host) {
      handover.playing = true;
      for (const { target } of take(host))
        if (target.isConnected && sendsForm(target as HTMLButtonElement)) (target as HTMLElement).click();
      handover.playing = false;
    },
    stop() {
      for (const type of EVENTS.split(' ')) removeEventListener(type, reach, true);
    },
  };
}
