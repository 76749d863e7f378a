import type { Handover, HeldInput } from './handover.ts';

/** The longest an event is held for a block that does not stand, in ms. */
const HOLD_MS = 5_000;

/** Early input as the stage keeps it: given to the block that stands, performed natively where none comes in time. */
export interface EarlyInput {
  /** Starts the clock of what was held since the last call. */
  notice(): void;
  /** Gives a block what was held for it, once. */
  take(host: Element): HeldInput[];
  /** Performs natively what was held for a block that failed; without one, everything. */
  release(host?: Element): void;
}

export function createEarlyInput(handover: Handover): EarlyInput {
  const timers = new Map<HeldInput, ReturnType<typeof setTimeout>>();

  const notice = (): void => {
    for (const input of handover.held.splice(0))
      timers.set(
        input,
        setTimeout(() => perform(input), HOLD_MS),
      );
  };
  const heldFor = (host?: Element): HeldInput[] => {
    notice();
    return [...timers.keys()].filter((input) => !host || input.host === host);
  };
  const forget = (input: HeldInput): void => {
    clearTimeout(timers.get(input));
    timers.delete(input);
  };
  const perform = (input: HeldInput): void => {
    forget(input);
    const { target, type } = input;
    handover.playing = true;
    if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
    else (target as HTMLElement).click();
    handover.playing = false;
  };

  return {
    notice,
    take(host) {
      const mine = heldFor(host);
      mine.forEach(forget);
      return mine;
    },
    release: (host) => heldFor(host).forEach(perform),
  };
}
