import { imageLimits } from '../../../vocab/codes/images.ts';

/** What decides when a picture that waits is loaded. */
export interface ImageRank {
  /** How many items after the current one of its gallery it is, below 0 before it; undefined where nothing is current (IMG-321). */
  readonly distance?: number | undefined;
  /** True if it is in the window now (IMG-322). */
  readonly inView: boolean;
}

/** A picture that waits for its turn. */
export interface Waiting {
  rank: ImageRank;
  /** Starts the load. `release` is called when it has ended or failed. */
  run(release: () => void): void;
}

/** The current item, the next, the previous, and so on. */
const turnOf = ({ distance = Number.POSITIVE_INFINITY }: ImageRank): number =>
  Math.abs(distance) * 2 + Number(distance < 0);

/** First what is near a current item, by distance; then what is in the window; then the rest. */
const isBefore = (one: ImageRank, other: ImageRank): boolean => {
  const [mine, theirs] = [turnOf(one), turnOf(other)];
  return mine === theirs ? one.inView && !other.inView : mine < theirs;
};

/** After this time a load that has neither ended nor failed no longer keeps others waiting, in ms. It goes on by itself. */
const STALLED_MS = 30_000;

/** The queue of a page: as many loads at a time as it has slots, the next one by rank, then by order of arrival (IMG-318 to IMG-322). */
export class ImageQueue {
  readonly #slots: number;
  readonly #waiting = new Set<Waiting>();
  #running = 0;
  #picking = false;

  constructor(mobile: boolean) {
    this.#slots = mobile ? imageLimits.atATimeOnMobile : imageLimits.atATime;
  }

  /** Adds a picture. Those that are added together compete by rank, so the first starts once the current task is over. */
  add(one: Waiting): void {
    this.#waiting.add(one);
    if (this.#picking) return;
    this.#picking = true;
    queueMicrotask(() => {
      this.#picking = false;
      this.#fill();
    });
  }

  /** Takes a picture out that is no longer needed. One that is already loading goes on. */
  remove(one: Waiting): void {
    this.#waiting.delete(one);
  }

  #fill(): void {
    while (this.#running < this.#slots && this.#waiting.size > 0) this.#start(this.#next());
  }

  #next(): Waiting {
    const [first, ...others] = this.#waiting;
    return others.reduce((best, one) => (isBefore(one.rank, best.rank) ? one : best), first as Waiting);
  }

  #start(one: Waiting): void {
    this.#waiting.delete(one);
    this.#running += 1;
    let released = false;
    const release = (): void => {
      if (released) return;
      released = true;
      clearTimeout(timer);
      this.#running -= 1;
      this.#fill();
    };
    const timer = setTimeout(release, STALLED_MS);
    one.run(release);
  }
}
