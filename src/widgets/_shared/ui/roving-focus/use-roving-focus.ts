import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { nextStop, type RovingOptions } from './next-stop.ts';

interface RovingFocusOptions<Element extends HTMLElement> extends RovingOptions {
  /** The number of stops. */
  readonly count: number;
  /** The stop that Tab reaches: the chosen one. */
  readonly stop: number;
  /** Makes a stop the one that Tab reaches; the focus moves there automatically. */
  go(index: number): void;
  /** A letter moves to the next stop whose text begins with the typed letters. */
  readonly typeahead?: boolean;
  readonly ref: RefObject<Element | null>;
}

/** A pause after which the typed letters are cleared, in ms. */
const TYPING_PAUSE = 500;

/**
 * One tab stop for a row or list of controls (APG, "roving tabindex"): Tab reaches one of them; arrows, Home, End and optionally letters reach the others.
 * Disabled controls are skipped.
 *
 * @returns the attributes of the box around them and of each of them, by its index
 */
export function useRovingFocus<Element extends HTMLElement>({
  count,
  stop,
  go,
  typeahead = false,
  ref,
  ...options
}: RovingFocusOptions<Element>) {
  const typed = useRef({ text: '', at: 0 });
  const { disabled = () => false } = options;
  const stops = (): HTMLElement[] => [...(ref.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];

  const byLetter = (key: string, timeStamp: number, at: number): number | null => {
    if (!typeahead || [...key].length !== 1 || key === ' ') return null;
    const last = typed.current;
    const text = (timeStamp - last.at > TYPING_PAUSE ? '' : last.text) + key.toLowerCase();
    typed.current = { text, at: timeStamp };
    // The same letter again moves to the next one; for a longer text the current one may still match.
    const same = [...text].every((letter) => letter === text[0]);
    const wanted = same ? (text[0] ?? '') : text;
    const words = stops().map(({ textContent }) => (textContent ?? '').trim().toLowerCase());
    for (let step = same ? 1 : 0; step <= count; step += 1) {
      const index = (at + step) % count;
      if (!disabled(index) && words[index]?.startsWith(wanted)) return index;
    }
    return null;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = stops();
    const at = all.findIndex((one) => one === event.target || one.contains(event.target as Node));
    if (at < 0) return;
    const next = nextStop(event.key, at, count, options) ?? byLetter(event.key, event.timeStamp, at);
    if (next === null) return;
    event.preventDefault();
    go(next);
    all[next]?.focus();
  };

  // A disabled stop could not be reached: the first enabled one replaces it.
  const open = Array.from({ length: count }, (_, index) => index).filter((index) => !disabled(index));
  const reached = open.includes(stop) ? stop : open[0];
  return {
    box: { ref, onKeyDown },
    stopAt: (index: number) => ({
      'data-stop': true,
      tabIndex: index === reached ? 0 : -1,
      onFocus: () => {
        if (index !== stop && !disabled(index)) go(index);
      },
    }),
  };
}
