import { onResize } from '../../../../runtime/page/element-observers.ts';
import { type Fit, fitBox } from './fit-box.ts';

/** Keeps the size of a box fitted into a wrapper, as the custom properties `--_width` and `--_height`. Returns a function that stops it. */
export type WatchFit = (wrapper: Element, box: HTMLElement, fit: Fit) => () => void;

/**
 * Creates the watcher of a block's wrappers. A wrapper is fitted once for each resize (FLUID-309, FLUID-312), and a second set-up replaces the first one
 * (FLUID-314). One without a width is in a part of the page that is not displayed: it is fitted once it is. The size of a wrapper must not depend on what is
 * fitted into it.
 */
export function fitWatcher(): WatchFit {
  const stops = new WeakMap<Element, () => void>();
  return (wrapper, box, fit) => {
    stops.get(wrapper)?.();
    const unwatch = onResize(wrapper, (width, height) => {
      if (!width) return;
      const fitted = fitBox({ width, height }, fit);
      box.style.setProperty('--_width', `${fitted.width}px`);
      box.style.setProperty('--_height', `${fitted.height}px`);
    });
    const stop = (): void => {
      unwatch();
      if (stops.get(wrapper) === stop) stops.delete(wrapper);
    };
    stops.set(wrapper, stop);
    return stop;
  };
}
