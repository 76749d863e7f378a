import type { Handover, HeldInput } from './handover.ts';

/** The longest an event is held for a block that does not stand, in ms. */
const HOLD_MS = 5_000;

/** Early input as the stage keeps it: given to the block that stands, performed natively where none comes in time. */
export class EarlyInput {
  readonly #handover: Handover;
  readonly #timers = new Map<HeldInput, ReturnType<typeof setTimeout>>();

  constructor(handover: Handover) {
    this.#handover = handover;
  }

  /** Starts the clock of what was held since the last call. */
  notice(): void {
    for (const input of this.#handover.held.splice(0)) {
      this.#timers.set(
        input,
        setTimeout(() => this.#perform(input), HOLD_MS),
      );
    }
  }

  /** Gives a block what was held for it, once. */
  take(host: Element): HeldInput[] {
    this.notice();
    const mine = [...this.#timers.keys()].filter((input) => input.host === host);
    for (const input of mine) this.#forget(input);
    // Some engines follow a held Enter or Space with the control's own click.
    return mine.filter(
      ({ type, target }, at) => type !== 'click' || mine[at - 1]?.type !== 'keydown' || mine[at - 1]?.target !== target,
    );
  }

  /** Performs natively what was held for a block that failed. */
  release(host: Element): void {
    this.notice();
    for (const input of this.#timers.keys()) if (input.host === host) this.#perform(input);
  }

  stop(): void {
    this.notice();
    for (const input of this.#timers.keys()) this.#perform(input);
  }

  #perform(input: HeldInput): void {
    this.#forget(input);
    const { target, type } = input;
    this.#handover.playing = true;
    if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
    else (target as HTMLElement).click();
    this.#handover.playing = false;
  }

  #forget(input: HeldInput): void {
    clearTimeout(this.#timers.get(input));
    this.#timers.delete(input);
  }
}
