import type { videoStates } from '../../vocab/codes/video.ts';
import type { WordIn } from '../../vocab/codes/words.ts';
import type { PlayerStart } from '../_shared/media/video/player-address.ts';

type VideoState = WordIn<typeof videoStates>;

/** A video and what it shows (VIDEO-308). */
export interface Loader {
  readonly state: VideoState;
  /** How often it was loaded: another number is another player. */
  readonly round: number;
  readonly start: PlayerStart;
}

/**
 * `load`: its size is known. `show`: it appears, under its cover if it has one. `play`: a visitor wants it. `stop`: another one has started. `cover`: consent was
 * withdrawn. `reload`: its mode has changed.
 */
export type Step = 'load' | 'show' | 'play' | 'stop' | 'cover' | 'reload';

export interface Turn {
  readonly step: Step;
  readonly covered: boolean;
  /** How it starts where nobody has clicked. */
  readonly byItself: PlayerStart;
}

export const unloaded: Loader = { state: 'unloaded', round: 0, start: 'waits' };

/** The next state of a video (VIDEO-306 to VIDEO-310). A step that does not apply changes nothing. */
export function nextState(now: Loader, { step, covered, byItself }: Turn): Loader {
  const isShowing = now.state === 'videoShowing';
  switch (step) {
    case 'load':
      return now.state === 'unloaded' ? { ...now, state: 'loaded' } : now;
    case 'show':
      if (now.state === 'unloaded' || isShowing) return now;
      return covered ? { ...now, state: 'overlayShowing' } : { ...now, state: 'videoShowing', start: byItself };
    case 'play':
      return isShowing ? now : { ...now, state: 'videoShowing', start: 'clicked' };
    case 'stop':
      if (!isShowing) return now;
      return covered ? { ...now, state: 'overlayShowing' } : { ...now, round: now.round + 1, start: 'waits' };
    case 'cover':
      return isShowing ? { ...now, state: 'overlayShowing' } : now;
    case 'reload':
      return { state: 'unloaded', round: now.round + 1, start: 'waits' };
  }
}
