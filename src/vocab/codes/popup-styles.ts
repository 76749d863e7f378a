import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'popupStyles'> = {
  popupStyles: {
    title: 'Popup styles',
    source: 'VOCAB-616',
    note: 'Whether the popup overlay shows; its kind is another enumeration.',
  },
};

/** Popup styles (VOCAB-616). */
export const popupStyles = /* @__PURE__ */ codes({ none: 1, show: 2 });
