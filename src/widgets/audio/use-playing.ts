import { useEffect, useLayoutEffect, useRef } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { Track } from './content.ts';
import { showSession } from './media-session.ts';

interface Playing {
  readonly players: readonly HTMLAudioElement[];
  /** The current player, its track and its place in the list. */
  readonly player: HTMLAudioElement;
  readonly track: Track;
  readonly at: number;
  readonly album: string;
  readonly handle: BlockHandle;
}

interface PlayingActions {
  setCurrent(track: number): void;
  seek(seconds: number): void;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/** What follows from a player that plays, pauses or ends: the current track, the next one, the page event, and the media keys. */
export function usePlaying({ players, player, track, at, album, handle }: Playing, actions: PlayingActions): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    const listening = new AbortController();
    for (const [index, one] of players.entries()) {
      const on = (type: string, listener: () => void): void =>
        one.addEventListener(type, () => handle.run(listener), { signal: listening.signal });
      on('play', () => latest.current.setCurrent(index));
      on('ended', () => latest.current.next?.());
    }
    return () => listening.abort();
  }, [players, handle]);

  const { paused } = player;
  const shown = useRef({ paused, at });
  useEffect(() => {
    const { current: before } = shown;
    shown.current = { paused, at };
    if (before.paused !== paused || before.at !== at) handle.emit('audio-change', { playing: !paused, track: at });
  }, [paused, at, handle]);

  const { title, author } = track;
  const isFirst = !actions.previous;
  const isLast = !actions.next;
  useEffect(() => {
    if (paused) return;
    return showSession(
      { title, author, album },
      {
        play: () => void player.play().catch(() => {}),
        pause: () => player.pause(),
        seekBy: (seconds) => latest.current.seek(player.currentTime + seconds),
        seekTo: (seconds) => latest.current.seek(seconds),
        previous: isFirst ? undefined : () => latest.current.previous?.(),
        next: isLast ? undefined : () => latest.current.next?.(),
      },
    );
  }, [paused, title, author, album, player, isFirst, isLast]);
}
