import type { ConsentNeed } from './consent-need.ts';
import type { GatedItem } from './gated-item.ts';
import type { ScriptQueue, WaitingScript } from './script-queue.ts';

interface GatedScriptOptions {
  readonly need: ConsentNeed;
  /** The nonce of the page's policy; empty if it has none. */
  readonly nonce: string;
  isMet(): boolean;
  failed(message: string): void;
}

/** A script of the page that waits for consent. It runs once, also if its purpose is withdrawn and granted again. */
export class GatedScript implements GatedItem, WaitingScript {
  readonly need: ConsentNeed;
  readonly isMet: () => boolean;
  readonly failed: (message: string) => void;
  #taken = false;

  constructor(
    readonly element: HTMLScriptElement,
    { need, nonce, isMet, failed }: GatedScriptOptions,
  ) {
    this.need = need;
    this.isMet = isMet;
    this.failed = failed;
    // Markup without the page's own nonce would not run by itself either (threat T-30).
    this.#taken = nonce !== '' && element.nonce !== nonce;
    if (this.#taken) failed('the script does not carry the nonce of the page, so it is not run');
  }

  /** Returns whether it is to be put into the queue now. */
  take(): boolean {
    if (this.#taken || !this.isMet()) return false;
    this.#taken = true;
    return true;
  }

  unran(): void {
    this.#taken = false;
  }

  apply(): void {}

  stop(): void {}
}

/** Puts the scripts that may run now into the queue, in the order of the document. */
export function runDue(items: Iterable<GatedItem>, queue: ScriptQueue): void {
  queue.recheck();
  const due = [...items].filter((item): item is GatedScript => item instanceof GatedScript && item.take());
  queue.add(
    due.sort((one, other) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    ),
  );
}
