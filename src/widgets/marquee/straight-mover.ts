import { type Direction, roundTime } from './logic.ts';
import type { Mover } from './mover.ts';

/** Moves the track by half its width, one group, over and over: a single animation that runs off the main thread. */
export function straightMover(
  { track, group }: { track: HTMLElement; group: HTMLElement },
  { direction, animationSpeed }: { direction: Direction; animationSpeed: number },
): Mover {
  let duration = 0;
  let animation: Animation | null = null;

  const begin = (): Animation => {
    const made = track.animate([{ transform: 'translateX(0)' }, { transform: 'translateX(-50%)' }], {
      duration,
      iterations: Number.POSITIVE_INFINITY,
      direction: direction === 'left' ? 'normal' : 'reverse',
    });
    made.pause();
    return made;
  };

  return {
    play: () => animation?.play(),
    pause: () => animation?.pause(),
    fit: () => {
      const next = roundTime(group.offsetWidth, animationSpeed);
      if (next === duration) return;
      const phase = animation ? (Number(animation.currentTime ?? 0) / duration) % 1 : 0;
      duration = next;
      animation ??= begin();
      animation.effect?.updateTiming({ duration });
      animation.currentTime = phase * duration;
    },
    stop: () => animation?.cancel(),
  };
}
