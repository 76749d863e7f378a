import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { PlayerStart } from '../_shared/media/video/player-address.ts';
import { type Loader, nextState, type Step, unloaded } from './state.ts';

interface LoaderOptions {
  readonly byItself: PlayerStart;
  readonly handle: BlockHandle;
  /** Whether its size is known. */
  isKnown(): boolean;
  /** Whether something is over the video until a visitor plays it. */
  isCovered(): boolean;
  /** Draws it: called at every change. */
  show(): void;
}

/** A video on its way through its states. */
export interface RunningLoader {
  get(): Loader;
  step(name: Step): void;
  /** Goes on as far as it can, and draws: to be called once, and when its size or what covers it is another. */
  update(): void;
}

/** Takes a video through its states (VIDEO-308), and tells the page of each. */
export function createLoader({ byItself, handle, isKnown, isCovered, show }: LoaderOptions): RunningLoader {
  let now = unloaded;
  let hasTold = false;
  function step(name: Step): void {
    const next = nextState(now, { step: name, covered: isCovered(), byItself });
    if (next === now) return;
    const { state } = now;
    now = next;
    settle(state);
  }
  function settle(before: Loader['state'] | null): void {
    const at = now;
    show();
    // A listener of the page may have taken it further.
    if (now.state !== before || !hasTold) handle.emit('video-change', { state: now.state });
    hasTold = true;
    if (now !== at) return;
    if (now.state === 'unloaded' && isKnown()) step('load');
    // What covered it may be gone: then it shows as one without a cover.
    else if (now.state === 'loaded' || (now.state === 'overlayShowing' && !isCovered())) step('show');
  }
  return { get: () => now, step, update: () => settle(now.state) };
}
