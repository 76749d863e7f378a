import { isHeard, joinPlayers } from './exclusive-playback.ts';

/**
 * Lets an audio or video element take part in the rule that one plays at a time (VIDEO-309, BLOCK-005): it starts when it plays and can be heard.
 *
 * @param stop called when another one starts, with whether that can be heard
 * @param silently whether it also stops other videos when it plays without sound
 * @returns ends it
 */
export function joinMedia(media: HTMLMediaElement, stop: (heard: boolean) => void, silently = false): () => void {
  const { started, leave } = joinPlayers(stop, media);
  const leaving = new AbortController();
  let wasHeard = false;
  const look = ({ type }: Event): void => {
    const heard = isHeard(media);
    if (type === 'play' ? heard || silently : heard && !wasHeard) started(heard);
    wasHeard = heard;
  };
  for (const type of ['play', 'pause', 'volumechange']) media.addEventListener(type, look, { signal: leaving.signal });
  return () => {
    leaving.abort();
    leave();
  };
}
