/** What the loader listens to: the first three may be held, all of them touch a block. */
export const EVENTS = 'click keydown submit focusin pointerover'.split(' ');

/** An event that reached a block before it stood. */
export interface HeldInput {
  readonly type: string;
  readonly target: Element;
  readonly host: Element;
}

/** A call made before the stage stood: method, arguments, and where the answer goes. */
export type QueuedCall = [method: string, args?: unknown[], answer?: (value: unknown) => void];

/** What the loader gathered and hands to the stage, which goes on with the same observer and the same listeners. */
export interface Handover {
  readonly tag: HTMLScriptElement;
  /** Tells which hosts come within 200 px of the view. */
  readonly observer: IntersectionObserver;
  /** Hosts that came near the view, or that a pointer, key or focus reached; taken off by the stage. */
  readonly seen: [host: Element, touched?: boolean | undefined][];
  readonly held: HeldInput[];
  /** Called whenever something was seen or held; the stage puts its own function here. */
  notify(): void;
  /** Set while a held event is performed after all, so that it is not held again. */
  playing?: boolean;
  /** Listens to `EVENTS` on window, in the capture phase. */
  reach(event: Event): void;
}
