/** Events that the loader listens to. Each counts as an interaction with a block; a click can also be held. A key that activates a control arrives as a click. */
export const LOADER_EVENTS = 'focusin keydown pointerover click submit';

/** A click on a block that was not mounted yet: the control and the block element. */
export interface HeldClick {
  readonly target: Element;
  readonly host: Element;
}

/** A call made before the stage was loaded: method, arguments, and the callback for its result. */
export type QueuedCall = [method: string, args?: unknown[], answer?: (value: unknown) => void];

/**
 * What the loader passes to the stage, which continues with the same observer and listeners. It is a contract between releases: with caches, the loader of
 * one release can meet the stage of another. The name of the stage's `start` is the version of this contract. An incompatible change needs another
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
  /** Listener for `LOADER_EVENTS` on window in the capture phase. The stage removes it and calls it only for blocks that are scheduled or loading. */
  reach(event: Event): void;
}
