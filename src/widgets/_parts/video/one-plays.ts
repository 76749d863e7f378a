/** Returns a video to its still picture, or pauses it. */
type Stop = () => void;

const players = new Set<Stop>();

/** A video that takes part: the others stop when it starts. */
export interface Player {
  /** To be called whenever the video starts, by whatever means. */
  started(): void;
  leave(): void;
}

/**
 * One video of a page plays at a time, whichever block or layer it is in (VIDEO-309). Blocks that show videos share this file, and so this list.
 *
 * @param stop called when another one starts
 */
export function joinPlayers(stop: Stop): Player {
  // The same function may join twice.
  const own: Stop = () => stop();
  players.add(own);
  return {
    started() {
      for (const other of [...players]) if (other !== own) other();
    },
    leave: () => void players.delete(own),
  };
}
