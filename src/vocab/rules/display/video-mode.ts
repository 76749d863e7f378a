import { videoModes } from '../../codes/video.ts';
import type { WordIn } from '../../codes/words.ts';

/** How a video fills its place (VIDEO-304): at its own ratio, whole inside it, or covering it. */
export type VideoMode = WordIn<typeof videoModes>;

/**
 * The mode after one was asked for (VIDEO-305): none, fit, fill, or null, which is none. Any other value is refused and the one in force stays.
 */
export function videoMode(asked: unknown, inForce: VideoMode): VideoMode {
  if (asked === null) return 'none';
  return videoModes.has(asked) ? asked : inForce;
}
