import type { Animator } from './animator.ts';
import { copiesBehind, type Direction, roundTime } from './logic.ts';

export interface StraightElements {
  /** As wide as the text with its gap: the copies overflow it. */
  readonly track: HTMLElement;
  readonly group: HTMLElement;
  /** An element whose content belongs to this animator alone. */
  readonly copies: HTMLElement;
}

/** Moves the track by its own width, one group, repeatedly: a single animation that runs off the main thread, however many copies follow. */
export function straightAnimator(
  { track, group, copies }: StraightElements,
  { direction, animationSpeed }: { direction: Direction; animationSpeed: number },
): Animator {
  let duration = 0;
  let animation: Animation | null = null;

  const begin = (): Animation => {
    const made = track.animate([{ transform: 'translateX(0)' }, { transform: 'translateX(-100%)' }], {
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
    fill: (viewWidth, groupWidth) => {
      // The number of copies only grows: copies outside the view cost nothing.
      const missing = copiesBehind(viewWidth, groupWidth) - copies.childElementCount;
      for (let at = 0; at < missing; at++) {
        const copy = group.cloneNode(true) as Element;
        copy.classList.add('copy');
        copies.append(copy);
      }
    },
    stop: () => {
      animation?.cancel();
      copies.replaceChildren();
    },
  };
}
