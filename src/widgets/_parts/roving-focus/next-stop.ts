export interface RovingOptions {
  /** Which arrow keys lead on. */
  readonly orientation?: 'horizontal' | 'vertical' | 'both';
  /** The way a row runs. */
  readonly dir?: 'ltr' | 'rtl';
  /** Goes on at the other end; true unless said. */
  readonly loop?: boolean;
  /** Tells the stops that are passed over. */
  readonly disabled?: (index: number) => boolean;
}

/**
 * Where an arrow key, Home or End leads in a row or list.
 *
 * @param at the stop that has the focus
 * @param count how many stops there are
 * @returns null where the key leads nowhere
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
