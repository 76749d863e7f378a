import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { PlayerStart } from '../_shared/media/video/player-address.ts';
import { type Loader, nextState, type Step, unloaded } from './state.ts';

interface LoaderOptions {
  readonly handle: BlockHandle;
  /** How it starts where nobody has clicked. */
  byItself(): PlayerStart;
  /** Whether its size is known. */
  isKnown(): boolean;
  /** Whether something is over the video until a visitor plays it. */
  isCovered(): boolean;
  /** Draws it: called at every change, before the page is told. */
  show(): void;
  /** Plays what is drawn, once the page has been told. */
  begin(): void;
}

/** A video on its way through its states. */
interface RunningLoader {
  get(): Loader;
  step(name: Step): void;
  /** Draws it and goes on as far as it can: to be called once, and when its size or what covers it is another. */
  update(): void;
  end(): void;
}

/** Takes a video through its states (VIDEO-308), and tells the page of each. */
export function createLoader({ handle, byItself, isKnown, isCovered, show, begin }: LoaderOptions): RunningLoader {
  let now = unloaded;
  let hasTold = false;
  let hasEnded = false;
  function step(name: Step): void {
    if (hasEnded) return;
    const next = nextState(now, { step: name, covered: isCovered(), byItself: byItself() });
    if (next === now) return;
    const { state } = now;
    now = next;
    settle(state);
  }
  function settle(before: Loader['state']): void {
    if (hasEnded) return;
    show();
    if (now.state !== before || !hasTold) {
      hasTold = true;
      handle.emit('video-change', { state: now.state });
    }
    // A listener of the page may have removed the block.
    if (hasEnded) return;
    begin();
    // The page hears that the block is ready before its video goes on.
    queueMicrotask(() => handle.run(advance));
  }
  function advance(): void {
    if (now.state === 'unloaded' && isKnown()) step('load');
    // What covered it may be gone: then it shows as one without a cover.
    else if (now.state === 'loaded' || (now.state === 'overlayShowing' && !isCovered())) step('show');
  }
  return {
    get: () => now,
    step,
    update: () => settle(now.state),
    end() {
      hasEnded = true;
    },
  };
}
