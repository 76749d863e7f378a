import { createStore } from 'zustand/vanilla';

/** What a gallery remembers (GAL-320). */
interface GalleryState {
  readonly currentIndex: number;
  readonly inMotion: boolean;
  readonly autoplay: boolean;
  readonly loop: boolean;
}

/** The end that a gallery without a loop has reached (GAL-329, GAL-331). */
type ReachedEnd = 'reached-end' | 'reached-beginning';

export interface GalleryOptions {
  readonly count: number;
  readonly currentIndex?: number;
  readonly autoplay?: boolean;
  /** Unless set, as autoplay is (GAL-320). */
  readonly loop?: boolean;
  /** Called when next or previous finds no further slide. */
  reached?(end: ReachedEnd): void;
}

/** Where next and previous lead from a slide, in a layout that shows several at once (GAL-343); null at an end. */
type Steps = (index: number, isForward: boolean) => number | null;

/** The state machine of a gallery: no DOM, no timers. */
export interface Gallery {
  getState(): GalleryState;
  /** Calls a function at every change of the state. Returns a function that stops it. */
  subscribe(fn: (now: GalleryState, before: GalleryState) => void): () => void;
  readonly count: number;
  /** Makes a slide current. Refused, and false, while this gallery or a linked one is in motion (GAL-325, GAL-326), and for what is no number. */
  select(index: number): boolean;
  /** To the next slide, or by `step` slides; at the last one to the first with loop, else `reached` is called (GAL-328, GAL-329). */
  next(step?: number): boolean;
  previous(step?: number): boolean;
  /** Lets next and previous lead elsewhere than to the slide beside the current one; null for that again. */
  setSteps(steps: Steps | null): void;
  /** A transition has begun or ended; also at its cancellation (GAL-327). */
  setInMotion(inMotion: boolean): void;
  setAutoplay(autoplay: boolean): void;
  /** The number of slides has changed: the index stays within it, and a transition of slides that are gone is over (GAL-327). */
  setCount(count: number): void;
  /** Keeps the indexes of two galleries the same, in both directions; the other one takes this one's now (GAL-332). Returns a function that ends it. */
  link(other: Gallery): () => void;
}

/** The index that a number means in a gallery: with loop it wraps (GAL-321, GAL-322), without it is clamped (GAL-323); 0 without slides. */
export function indexIn(index: number, count: number, loop: boolean): number {
  if (!(count > 0) || Number.isNaN(index)) return 0;
  if (!loop) return Math.min(count - 1, Math.max(0, Math.trunc(index)));
  return Number.isFinite(index) ? ((Math.trunc(index) % count) + count) % count : 0;
}

/** What linked galleries reach of each other. */
interface Linked {
  readonly partners: Set<Linked>;
  inMotion(): boolean;
  follow(index: number): void;
}

const linkedOf = new WeakMap<Gallery, Linked>();

/** A gallery and all that are linked with it, also by way of others. */
function circleOf(one: Linked, found = new Set<Linked>()): Set<Linked> {
  if (!found.has(one)) {
    found.add(one);
    for (const partner of one.partners) circleOf(partner, found);
  }
  return found;
}

/** Creates the state machine of one gallery. */
export function createGallery({
  count: given,
  currentIndex = 0,
  autoplay = false,
  loop = autoplay,
  reached,
}: GalleryOptions): Gallery {
  let count = given;
  const store = createStore<GalleryState>(() => ({
    currentIndex: indexIn(currentIndex, count, loop),
    inMotion: false,
    autoplay,
    loop,
  }));
  const change = (part: Partial<GalleryState>): void => {
    const now = store.getState();
    const keys = Object.keys(part) as (keyof GalleryState)[];
    if (keys.some((key) => part[key] !== now[key])) store.setState(part);
  };
  const own: Linked = {
    partners: new Set(),
    inMotion: () => store.getState().inMotion,
    follow: (index) => change({ currentIndex: indexIn(index, count, loop) }),
  };
  const isBlocked = (): boolean => [...circleOf(own)].some((one) => one.inMotion());

  /** Everyone follows although the first one's listeners may have begun a transition; they follow where it is by then, not where it was sent. */
  const follow = (): void => {
    for (const one of circleOf(own)) if (one !== own) one.follow(store.getState().currentIndex);
  };
  const select = (wanted: number): boolean => {
    if (Number.isNaN(wanted) || isBlocked()) return false;
    own.follow(wanted);
    follow();
    return true;
  };
  let steps: Steps | null = null;
  const move = (step: number): boolean => {
    if (count <= 0 || isBlocked()) return false;
    const { currentIndex: now } = store.getState();
    const isForward = step > 0;
    const isAtEnd = now === (isForward ? count - 1 : 0);
    const target = steps && Math.abs(step) === 1 ? steps(now, isForward) : !loop && isAtEnd ? null : now + step;
    if (target !== null) return select(target);
    if (loop) return select(isForward ? 0 : count - 1);
    reached?.(isForward ? 'reached-end' : 'reached-beginning');
    return false;
  };

  const gallery: Gallery = {
    getState: store.getState,
    subscribe: store.subscribe,
    get count() {
      return count;
    },
    select,
    next: (step = 1) => move(step),
    previous: (step = 1) => move(-step),
    setSteps(next) {
      steps = next;
    },
    setInMotion: (inMotion) => change({ inMotion }),
    setAutoplay: (on) => change({ autoplay: on }),
    setCount(next) {
      count = next;
      change({ inMotion: false, currentIndex: indexIn(store.getState().currentIndex, count, false) });
      follow();
    },
    link(other) {
      const partner = linkedOf.get(other);
      if (!partner || partner === own) return () => {};
      own.partners.add(partner);
      partner.partners.add(own);
      follow();
      return () => {
        own.partners.delete(partner);
        partner.partners.delete(own);
      };
    },
  };
  linkedOf.set(gallery, own);
  return gallery;
}
