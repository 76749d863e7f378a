import { useEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { allowsService } from '../../runtime/store/consent.ts';
import { useStore } from '../_shared/block/use-store.ts';
import type { Track } from './content.ts';
import { forgetPlaces, keepPlace, lastPlace, placeIn } from './listened.ts';

/** How far a track plays until its place is kept again, in seconds. */
const EVERY = 5;

interface ListenedOptions {
  readonly tracks: readonly Track[];
  readonly players: readonly HTMLAudioElement[];
  readonly handle: BlockHandle;
  readonly remember: boolean;
  /** Makes a track current, without playing it. */
  choose(track: number): void;
}

interface Listened {
  /** Puts a track that has neither been played nor moved where the visitor stopped. */
  resume(track: number): void;
  /** The visitor moves a player, which may have fetched nothing and tell nobody. */
  moved(player: HTMLAudioElement): void;
}

/**
 * Remembers how far the visitor has listened, in this browser and with consent to preferences only; without it, what was remembered is deleted.
 */
export function useListened({ tracks, players, handle, remember, choose }: ListenedOptions): Listened {
  const allowed = useStore(handle.store, ({ consent }) => allowsService(consent, 'preferences', 'audio'));
  const active = allowed && remember;
  const chosen = useRef(false);
  const [touched] = useState(() => new WeakSet<HTMLAudioElement>());

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const player of players)
      for (const type of ['play', 'seeked']) player.addEventListener(type, () => touched.add(player), { signal });
    return () => listening.abort();
  }, [players, touched]);

  useEffect(() => {
    if (!allowed) forgetPlaces();
    const isUntouched = players.every((player) => player.paused && player.currentTime === 0);
    if (!active || chosen.current || !isUntouched) return;
    chosen.current = true;
    const last = lastPlace(tracks.map(({ address }) => address));
    const player = players[last?.track ?? -1];
    if (!last || !player) return;
    // A player that has fetched nothing starts there when it plays.
    player.currentTime = last.seconds;
    choose(last.track);
  }, [allowed, active, players, tracks, choose]);

  useEffect(() => {
    if (!active) return;
    const listening = new AbortController();
    const { signal } = listening;
    for (const [at, player] of players.entries()) {
      const address = tracks[at]?.address ?? '';
      let kept = player.currentTime;
      const keep = (): void => {
        kept = player.currentTime;
        handle.run(() => {
          if (!keepPlace(address, kept, player.duration)) handle.log.error('the place in a track cannot be stored');
        });
      };
      player.addEventListener('pause', keep, { signal });
      player.addEventListener(
        'timeupdate',
        () => {
          if (!player.paused && Math.abs(player.currentTime - kept) >= EVERY) keep();
        },
        { signal },
      );
    }
    return () => listening.abort();
  }, [active, players, tracks, handle]);

  return {
    resume(track) {
      const player = players[track];
      if (active && player?.paused && player.currentTime === 0 && !touched.has(player))
        player.currentTime = placeIn(tracks[track]?.address ?? '');
    },
    moved: (player) => void touched.add(player),
  };
}
