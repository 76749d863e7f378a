/** What the loader listens to: all of them touch a block, a click may be held. A key that presses a control arrives as its click. */
export const LOADER_EVENTS = 'click keydown submit focusin pointerover';

/** A click that reached a block before it stood, and the control that it pressed. */
export interface HeldClick {
  readonly target: Element;
  readonly host: Element;
}

/** A call made before the stage stood: method, arguments, and where the answer goes. */
export type QueuedCall = [method: string, args?: unknown[], answer?: (value: unknown) => void];

/**
 * What the loader gathered and hands to the stage, which goes on with the same observer and the same listeners. It is a contract between releases: caches
 * bring a loader of one and a stage of another together. Its number is the name of the stage's `start`: whoever changes what is handed over so that the
 * release before cannot read it gives `start` another name, and a pair that does not fit stands back with VT002 (test/browser/loading/skew.spec.ts).
 */
export interface Handover {
  readonly tag: HTMLScriptElement;
  /** Tells which hosts come within 200 px of the view. */
  readonly observer: IntersectionObserver;
  /** Hosts that came near the view, or that a pointer, key or focus reached; taken off by the stage. */
  readonly seen: [host: Element, interaction?: boolean | undefined][];
  /** Performed natively by the loader 5 s after the press, unless the stage has taken it off. */
  readonly held: HeldClick[];
  /** Called whenever something was seen or held; the stage puts its own function here. */
  notify(): void;
  /** Set while a held click is performed after all, so that it is not held again, and by a loader whose stage does not come in time. */
  playing?: boolean;
  /** Listens to `EVENTS` on window, in the capture phase, until the stage does and hands on what reaches a block that is on its way. */
  reach(event: Event): void;
}
