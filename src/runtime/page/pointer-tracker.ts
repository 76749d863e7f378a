import { swipeLimits } from '../../vocab/codes/slideshow.ts';

/** A drag as it is now. Distances are in CSS px from where the pointer went down, velocities in px per ms. */
export interface Drag {
  readonly pointerType: string;
  /** Where the pointer is. */
  readonly x: number;
  readonly y: number;
  readonly movedX: number;
  readonly movedY: number;
  /** Over the last five positions (SLIDE-316). */
  readonly velocityX: number;
  readonly velocityY: number;
  /** The time since the pointer went down, in ms. */
  readonly elapsed: number;
  /** The element under the pointer when it went down. */
  readonly target: EventTarget | null;
}

/** Two pointers as they are now. */
export interface Pinch {
  /** The point between them. */
  readonly x: number;
  readonly y: number;
  /** Their distance, in CSS px. */
  readonly distance: number;
  /** The distance as a multiple of the one at the beginning. */
  readonly scale: number;
}

export interface PointerOptions {
  /** Movement along the other axis is left to the page (SLIDE-314). */
  readonly axis?: 'x' | 'y' | 'both';
  /** A mouse drag that rests this long ends as if the button was released, in ms (SLIDE-317). */
  readonly idleMs?: number;
  /** Returns whether a gesture may begin; asked at every pointer that goes down. */
  accepts?(event: PointerEvent): boolean;
  /** The pointer has moved far enough along the axis. From here on the gesture is a drag. */
  start?(drag: Drag): void;
  move?(drag: Drag): void;
  /** The drag is over. `cancelled`: by the browser or a lost window, so it should change nothing. */
  end?(drag: Drag, cancelled: boolean): void;
  /** A second pointer went down. Without `pinch` it cancels the drag. */
  pinchStart?(pinch: Pinch): void;
  pinch?(pinch: Pinch): void;
  pinchEnd?(): void;
}

interface Sample {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** The velocity over the last five positions of a pointer, in px per ms (SLIDE-316). */
export function velocityOf(samples: readonly Sample[]): { x: number; y: number } {
  const last = samples.slice(-swipeLimits.velocitySamples);
  const [from, to] = [last[0], last.at(-1)];
  const time = from && to ? to.time - from.time : 0;
  return from && to && time > 0 ? { x: (to.x - from.x) / time, y: (to.y - from.y) / time } : { x: 0, y: 0 };
}

/** The axis that a movement is locked to, or null while it is shorter than 10 px (SLIDE-314). */
export function lockedAxis(movedX: number, movedY: number): 'x' | 'y' | null {
  const [x, y] = [Math.abs(movedX), Math.abs(movedY)];
  return Math.max(x, y) < swipeLimits.axisLockPx ? null : x >= y ? 'x' : 'y';
}

/**
 * Follows mouse, touch and pen over an element: drags with a locked axis, and two pointers. The element's style has the matching `touch-action`. The click that
 * follows a drag is suppressed.
 *
 * @returns a function that stops it; a drag under way is cancelled
 */
export function trackPointer(element: HTMLElement, options: PointerOptions): () => void {
  const { axis = 'both', idleMs } = options;
  const pointers = new Map<number, Sample>();
  let samples: Sample[] = [];
  let origin: Sample = { x: 0, y: 0, time: 0 };
  let phase: 'none' | 'pressed' | 'drag' | 'pinch' = 'none';
  let pressed: { id: number; type: string; target: EventTarget | null } = { id: -1, type: '', target: null };
  let pinchDistance = 1;
  let suppressClick = false;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let gesture: AbortController | null = null;

  const drag = (): Drag => {
    const now = samples.at(-1) ?? origin;
    const velocity = velocityOf(samples);
    return {
      pointerType: pressed.type,
      x: now.x,
      y: now.y,
      movedX: now.x - origin.x,
      movedY: now.y - origin.y,
      velocityX: velocity.x,
      velocityY: velocity.y,
      elapsed: now.time - origin.time,
      target: pressed.target,
    };
  };
  const pinch = (): Pinch => {
    const [a = origin, b = origin] = [...pointers.values()];
    const distance = Math.hypot(a.x - b.x, a.y - b.y);
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance, scale: distance / pinchDistance };
  };
  const sample = (event: PointerEvent): Sample => ({ x: event.clientX, y: event.clientY, time: event.timeStamp });
  const keep = (one: Sample): void => {
    samples = [...samples.slice(1 - swipeLimits.velocitySamples), one];
  };

  /** Nothing is pressed any more. */
  const release = (): void => {
    clearTimeout(idle);
    phase = 'none';
    pointers.clear();
    gesture?.abort();
    gesture = null;
    if (element.hasPointerCapture?.(pressed.id)) element.releasePointerCapture(pressed.id);
  };
  const finish = (cancelled: boolean): void => {
    const was = phase;
    const last = drag();
    release();
    if (was === 'pinch') options.pinchEnd?.();
    if (was === 'drag') {
      suppressClick = !cancelled;
      options.end?.(last, cancelled);
    }
  };
  const rest = (): void => {
    clearTimeout(idle);
    if (idleMs === undefined || pressed.type !== 'mouse') return;
    idle = setTimeout(() => {
      keep({ ...(samples.at(-1) ?? origin), time: (samples.at(-1) ?? origin).time + idleMs });
      finish(false);
    }, idleMs);
  };
  const press = (id: number, event: PointerEvent, at: Sample): void => {
    pressed = { id, type: event.pointerType, target: event.composedPath()[0] ?? event.target };
    origin = at;
    samples = [at];
    phase = 'pressed';
  };
  const startPinch = (): void => {
    if (phase === 'drag') options.end?.(drag(), true);
    clearTimeout(idle);
    phase = 'pinch';
    suppressClick = true;
    pinchDistance = Math.max(1, pinch().distance);
    for (const id of pointers.keys()) element.setPointerCapture?.(id);
    options.pinchStart?.(pinch());
  };

  const down = (event: PointerEvent): void => {
    if (pointers.size === 0) suppressClick = false;
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (phase === 'pinch' || (pointers.size === 0 && options.accepts?.(event) === false)) return;
    pointers.set(event.pointerId, sample(event));
    if (pointers.size === 2) {
      if (options.pinch) startPinch();
      else finish(true);
      return;
    }
    press(event.pointerId, event, sample(event));
    gesture = new AbortController();
    const { signal } = gesture;
    // On the window: before the axis is locked there is no capture, so that a click still reaches what is under the pointer.
    addEventListener('pointermove', move, { signal, passive: true });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', cancel, { signal });
    addEventListener('blur', blurred, { signal });
    element.addEventListener('lostpointercapture', lost, { signal });
  };
  const move = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) return;
    const now = sample(event);
    pointers.set(event.pointerId, now);
    if (phase === 'pinch') {
      options.pinch?.(pinch());
      return;
    }
    // The button was released where the page could not see it.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      finish(false);
      return;
    }
    keep(now);
    if (phase === 'pressed' && !lock(event.pointerId)) return;
    rest();
    if (phase === 'drag') options.move?.(drag());
  };
  /** Begins the drag once the movement is long enough; gives one along the other axis back to the page. */
  const lock = (id: number): boolean => {
    const { movedX, movedY } = drag();
    const locked = lockedAxis(movedX, movedY);
    if (locked === null) return false;
    if (axis !== 'both' && locked !== axis) {
      suppressClick = true;
      release();
      return false;
    }
    phase = 'drag';
    element.setPointerCapture?.(id);
    options.start?.(drag());
    return true;
  };
  const up = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) return;
    if (phase === 'pinch') {
      pointers.delete(event.pointerId);
      options.pinchEnd?.();
      const [left] = pointers;
      // The finger that is left drags on from where it is.
      if (left) press(left[0], event, { ...left[1], time: event.timeStamp });
      else release();
      return;
    }
    keep(sample(event));
    finish(false);
  };
  const cancel = (event: PointerEvent): void => {
    if (pointers.has(event.pointerId)) finish(true);
  };
  const lost = (event: PointerEvent): void => {
    // A finger is captured by what it touches first; that element loses it, and the event bubbles, when this one takes it over.
    if (event.target === element && phase === 'drag' && event.pointerId === pressed.id) finish(true);
  };
  const blurred = (): void => finish(true);
  const click = (event: MouseEvent): void => {
    // A key that activates a control is a click without a count.
    if (!suppressClick || event.detail === 0) return;
    suppressClick = false;
    event.preventDefault();
    event.stopPropagation();
  };
  // The browser's own dragging of pictures and links would cancel the pointer.
  const noNativeDrag = (event: Event): void => event.preventDefault();

  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('click', click, { signal, capture: true });
  element.addEventListener('dragstart', noNativeDrag, { signal });
  return () => {
    listening.abort();
    if (phase !== 'none') finish(true);
  };
}
