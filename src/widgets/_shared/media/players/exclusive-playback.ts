import { documentMember, queryIn } from '../../../../runtime/page/document-member.ts';
import { PLAYER_STARTED } from '../../../../vocab/names.ts';

/** Returns whether something can be heard of a player. */
export const isHeard = (media: HTMLMediaElement): boolean => !media.paused && !media.muted && media.volume > 0;

/** A player that takes part: the others stop when it starts. */
export interface Player {
  /**
   * To be called whenever it starts, by whatever means.
   *
   * @param heard false for one without sound: only videos stop then
   */
  started(heard?: boolean): void;
  leave(): void;
}

/**
 * One player of a page plays at a time, whichever block or layer it is in, the page's own audio and video included (VIDEO-309, BLOCK-005). Players tell each other
 * by an event of the window, so that blocks need no file in common.
 *
 * @param stop called when another one starts, with whether that can be heard
 * @param own the element that plays, where it is known
 */
export function joinPlayers(stop: (heard: boolean) => void, own?: HTMLMediaElement): Player {
  const leaving = new AbortController();
  const { signal } = leaving;
  const root = documentMember('documentElement');
  const known = new WeakSet<HTMLMediaElement>();
  /** The page's own players. Their events do not bubble, but are captured. */
  const look = ({ type, target }: Event): void => {
    if (!(target instanceof HTMLMediaElement) || target === own) return;
    const isNew = type === 'play' || !known.has(target);
    if (!isHeard(target)) known.delete(target);
    else if (isNew) {
      known.add(target);
      stop(true);
    }
  };
  for (const type of ['play', 'pause', 'volumechange']) root.addEventListener(type, look, { capture: true, signal });
  window.addEventListener(
    PLAYER_STARTED,
    (event) => {
      const { by, heard } = Object((event as CustomEvent).detail);
      if (by !== leaving) stop(heard !== false);
    },
    { signal },
  );
  return {
    started(heard = true) {
      if (heard)
        for (const one of queryIn(document, 'audio,video') as HTMLMediaElement[])
          if (one !== own && isHeard(one)) one.pause();
      // The others have heard of one of the page already.
      if (!(heard && own && isHeard(own) && root.contains(own)))
        window.dispatchEvent(new CustomEvent(PLAYER_STARTED, { detail: { by: leaving, heard } }));
    },
    leave: () => leaving.abort(),
  };
}
