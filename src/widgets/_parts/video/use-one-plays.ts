import { useEffect, useEffectEvent, useRef } from 'react';
import { joinPlayers, type Player } from './one-plays.ts';

/**
 * Lets a video of a view take part in the rule that one plays at a time (VIDEO-309).
 *
 * @param stop called when another video of the page starts
 * @returns to be called when this one starts
 */
export function useOnePlays(stop: () => void): () => void {
  const player = useRef<Player | null>(null);
  const stopped = useEffectEvent(stop);
  useEffect(() => {
    const joined = joinPlayers(() => stopped());
    player.current = joined;
    return () => {
      player.current = null;
      joined.leave();
    };
  }, []);
  return () => player.current?.started();
}
