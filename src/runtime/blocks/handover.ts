/** An event that reached a block before it stood. */
export interface HeldInput {
  readonly type: string;
  readonly target: HTMLElement;
  readonly host: Element;
}

/** A call made before the stage stood: method, arguments, and where the answer goes. */
export type QueuedCall = [method: string, args?: unknown[], answer?: (value: unknown) => void];

/** What the loader gathered and hands to the stage, which goes on with the same observer and the same listeners. */
export interface Handover {
  /** The tag itself; null where the browser cannot tell. */
  readonly tag: Element | null;
  /** Tells which hosts come within 200 px of the view. */
  readonly observer: IntersectionObserver;
  /** Hosts that came near the view. */
  readonly near: Set<Element>;
  /** Hosts a pointer, key or focus reached. */
  readonly touched: Set<Element>;
  readonly held: Set<HeldInput>;
  /** Called whenever `near`, `touched` or `held` may have grown; the stage puts its own function here. */
  notify(): void;
  /** Set while a held event is performed after all, so that it is not held again. */
  playing?: boolean;
  /** Ends listening and observing. */
  stop(): void;
}
