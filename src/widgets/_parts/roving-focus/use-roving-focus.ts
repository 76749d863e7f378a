import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { nextStop, type RovingOptions } from './next-stop.ts';

interface RovingFocusOptions<Element extends HTMLElement> extends RovingOptions {
  /** How many stops there are. */
  readonly count: number;
  /** The stop that Tab reaches: the chosen one. */
  readonly stop: number;
  /** Takes a stop as the one that Tab reaches; the focus goes there by itself. */
  go(index: number): void;
  /** A letter leads to the next stop whose words begin with what was typed. */
  readonly typeahead?: boolean;
  readonly ref: RefObject<Element | null>;
}

/** A pause after which typing begins anew, in ms. */
const TYPING_PAUSE = 500;

/**
 * One tab stop for a row or list of controls (APG, "roving tabindex"): Tab reaches one of them, arrows, Home, End and perhaps letters the others, those that are
 * disabled left out.
 *
 * @returns what the box around them and each of them, by its place, have to carry
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
    // The same letter again goes on to the next; a longer word may still be the one at hand.
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

  // A stop that is disabled could not be reached: the first other stands in for it.
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
