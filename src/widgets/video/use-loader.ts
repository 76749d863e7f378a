import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { VideoMode } from '../../vocab/rules/display/video-mode.ts';
import type { PlayerStart } from '../_shared/media/video/player-address.ts';
import { type Loader, nextState, type Step, unloaded } from './state.ts';

interface LoaderOptions {
  readonly mode: VideoMode;
  /** Whether its size is known. */
  readonly known: boolean;
  /** Whether something is over the video until a visitor plays it. */
  readonly covered: boolean;
  readonly byItself: PlayerStart;
  readonly handle: BlockHandle;
}

/** Takes a video through its states (VIDEO-308), and tells the page of each. */
export function useLoader({
  mode,
  known,
  covered,
  byItself,
  handle,
}: LoaderOptions): readonly [Loader, (step: Step) => void] {
  const [loader, dispatch] = useReducer(nextState, unloaded);
  const step = (name: Step): void => dispatch({ step: name, covered, byItself });
  const { state } = loader;
  const first = useRef(mode);
  const stepNow = useEffectEvent(step);
  useEffect(() => {
    if (first.current === mode) return;
    first.current = mode;
    stepNow('reload');
  }, [mode]);
  useEffect(() => {
    if (state === 'unloaded' && known) stepNow('load');
    // What covered it may be gone: then it shows as one without a cover.
    if (state === 'loaded' || (state === 'overlayShowing' && !covered)) stepNow('show');
  }, [state, known, covered]);
  useEffect(() => {
    handle.emit('video-change', { state });
  }, [state, handle]);
  return [loader, step];
}
