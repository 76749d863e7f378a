export interface RovingOptions {
  /** The arrow keys that move the focus. */
  readonly orientation?: 'horizontal' | 'vertical' | 'both';
  /** The orientation of a row. */
  readonly dir?: 'ltr' | 'rtl';
  /** Wraps around at the ends; true by default. */
  readonly loop?: boolean;
  /** Returns whether a stop is skipped. */
  readonly disabled?: (index: number) => boolean;
}

/**
 * The target of an arrow key, Home or End in a row or list.
 *
 * @param at the stop that has the focus
 * @param count the number of stops
 * @returns null if the key has no target
 */
export function nextStop(key: string, at: number, count: number, options: RovingOptions = {}): number | null {
  const { orientation = 'horizontal', dir = 'ltr', loop = true, disabled = () => false } = options;
  const [forth, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const across = orientation !== 'vertical';
  const down = orientation !== 'horizontal';
  const seek = (from: number, step: 1 | -1): number | null => {
    for (let tried = 0, to = from; tried < count; tried += 1, to += step) {
      const place = loop ? (to + count) % count : to;
      if (place < 0 || place >= count) return null;
      if (!disabled(place)) return place;
    }
    return null;
  };
  if (key === 'Home') return seek(0, 1);
  if (key === 'End') return seek(count - 1, -1);
  if ((across && key === forth) || (down && key === 'ArrowDown')) return seek(at + 1, 1);
  if ((across && key === back) || (down && key === 'ArrowUp')) return seek(at - 1, -1);
  return null;
}
