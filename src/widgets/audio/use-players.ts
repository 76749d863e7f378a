import { useEffect, useReducer, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { joinMedia } from '../_shared/media/players/join-media.ts';
import type { Track } from './content.ts';

/** What changes what the block shows. */
const CHANGES =
  'durationchange emptied ended loadedmetadata pause play playing ratechange seeked seeking timeupdate volumechange waiting'.split(
    ' ',
  );

export interface Players {
  readonly players: readonly HTMLAudioElement[];
  /** The tracks that cannot be played. */
  readonly failed: ReadonlySet<number>;
  /** Shows the state of the players again: some changes have no event. */
  refresh(): void;
  /** Plays a track, from its start if it has ended. One that failed is fetched again, and continues where it stopped. */
  play(track: number): void;
}

/** The players of the tracks: the page's own, else created ones. Only one on the page is heard at a time. */
export function usePlayers(tracks: readonly Track[], handle: BlockHandle): Players {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState<ReadonlySet<number>>(
    () => new Set(tracks.flatMap(({ element }, at) => (element && hasFailed(element) ? [at] : []))),
  );
  const [players] = useState(() => tracks.map(({ element, address }) => element ?? createPlayer(address)));

  useEffect(() => {
    const listening = new AbortController();
    const fail = (at: number, isFailed: boolean): void =>
      setFailed((before) => {
        if (before.has(at) === isFailed) return before;
        const others = [...before].filter((one) => one !== at);
        return new Set(isFailed ? [...others, at] : others);
      });
    for (const [at, player] of players.entries()) {
      const on = (type: string, listener: () => void): void =>
        player.addEventListener(type, () => handle.run(listener), { signal: listening.signal, capture: true });
      for (const type of CHANGES) on(type, refresh);
      on('playing', () => fail(at, false));
      on('loadedmetadata', () => fail(at, false));
      // Of the player or, captured, of its last source.
      on('error', () => {
        if (hasFailed(player)) fail(at, true);
      });
    }
    const leave = players.map((player) => joinMedia(player, (heard) => heard && player.pause()));
    return () => {
      listening.abort();
      for (const end of leave) end();
      for (const [at, player] of players.entries()) if (!tracks[at]?.element) removePlayer(player);
    };
  }, [players, tracks, handle]);

  const play = (track: number): void => {
    const player = players[track];
    if (!player) return;
    if (failed.has(track)) {
      const { currentTime } = player;
      player.load();
      player.currentTime = currentTime;
      setFailed((before) => new Set([...before].filter((one) => one !== track)));
    }
    player.play()?.catch(({ name }: DOMException) => {
      // Anything else, such as a pause in the meantime, is no failure of the file.
      if (name === 'NotSupportedError') setFailed((before) => new Set([...before, track]));
    });
    refresh();
  };
  return { players, failed, refresh, play };
}

const hasFailed = (player: HTMLMediaElement): boolean =>
  player.error !== null || player.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;

/** Creates a player for a file that no page markup contains; nothing is fetched before it plays. */
function createPlayer(address: string): HTMLAudioElement {
  const player = Document.prototype.createElement.call(document, 'audio') as HTMLAudioElement;
  player.preload = 'none';
  player.src = address;
  return player;
}

/** Ends a player that was created here: its file is no longer fetched. */
function removePlayer(player: HTMLMediaElement): void {
  player.pause();
  player.removeAttribute('src');
  player.load();
}
