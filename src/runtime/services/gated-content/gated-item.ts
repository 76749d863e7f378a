import type { ConsentNeed } from './consent-need.ts';

/** An element of the page that waits for consent, or has it. */
export interface GatedItem {
  readonly need: ConsentNeed;
  /** Called with every change of the decision, also if the answer is the same as before. */
  apply(granted: boolean): void;
  /** The element is still on the page, but may have another place. */
  moved?(): void;
  /** Leaves the element as it was found. */
  stop(): void;
}
