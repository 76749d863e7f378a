import { useEffect, useEffectEvent, useRef } from 'react';
import { joinPlayers, type Player } from './exclusive-playback.ts';

/**
 * Lets a player in an iframe take part in the rule that one plays at a time (VIDEO-309).
 *
 * @param stop called when another player of the page starts
 * @returns to be called when this one starts; with false if it has no sound
 */
export function useExclusivePlayback(stop: () => void): (heard?: boolean) => void {
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
  return (heard) => player.current?.started(heard);
}
