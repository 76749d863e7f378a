/** A click on a block that was not mounted yet: the control and the block element. */
export interface HeldClick {
  readonly target: Element;
  readonly host: Element;
}

/** A call made before the stage was loaded: method, arguments, and the callback for its result. */
export type QueuedCall = [method: string, args?: unknown[], answer?: (value: unknown) => void];

/**
 * What the loader passes to the stage, which continues with the same observer and listeners. It is a contract between releases: with caches, the loader of
 * one release can meet the stage of another. The name of the stage's `begin` is the version of this contract. An incompatible change needs another
 * name; two incompatible files then stop with VT002 (test/browser/loading/skew.spec.ts).
 */
export interface Handover {
  readonly tag: HTMLScriptElement;
  /** Observes which block elements come within 200 px of the viewport. */
  readonly observer: IntersectionObserver;
  /** Block elements that came near the viewport or had an interaction. The stage empties the list. */
  readonly seen: [host: Element, interaction?: boolean | undefined][];
  /** Held clicks. The loader replays each natively after 5 s unless the stage has taken it. */
  readonly held: HeldClick[];
  /** Called whenever an entry was added to `seen` or `held`. The stage replaces it with its own function. */
  notify(): void;
  /** True while held clicks are being replayed, so that they are not held again. */
  playing?: boolean;
  /** Called for each event on window that counts as an interaction, in the capture phase. The stage lets it hear only of blocks that are scheduled or loading. */
  reach(event: Event): void;
}
