import { lightboxLimits, type lightboxStates } from '../../../vocab/codes/lightbox.ts';
import type { WordIn } from '../../../vocab/codes/words.ts';

/** Where the lightbox is between its opening and its end (LBOX-320). */
export type LightboxState = WordIn<typeof lightboxStates>;

/** How long the lightbox fades out before it is destroyed, in s. The requirements give no time for it. */
const LEAVE_SECONDS = 0.25;

/** What follows a state by itself, and after how many seconds (LBOX-319, LBOX-322). */
const FOLLOWING: Partial<Record<LightboxState, readonly [next: LightboxState, seconds: number]>> = {
  shown: ['overlayFadedIn', lightboxLimits.overlayFadeSeconds],
  overlayFadedIn: ['contentFadedIn', lightboxLimits.contentFadeSeconds],
  hidden: ['destroyed', LEAVE_SECONDS],
};

/**
 * The state that follows by itself, with its delay in ms; null if it stays as it is. Without motion there is no delay,
 * and still no state is left out.
 */
export function followingState(state: LightboxState, reduced: boolean): { next: LightboxState; delay: number } | null {
  const following = FOLLOWING[state];
  return following ? { next: following[0], delay: reduced ? 0 : following[1] * 1000 } : null;
}

/** The state after a request to close, which may come during a fade: hidden at once (LBOX-320). */
export const closedState = (state: LightboxState): LightboxState => (state === 'destroyed' ? state : 'hidden');

/**
 * Returns whether a key press counts: the first does, further ones only once 200 ms have passed since the last that did
 * (LBOX-324).
 */
export const keyCounts = (now: number, last: number): boolean => now - last >= lightboxLimits.keyThrottleMs;
