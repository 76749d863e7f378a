import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'popupStyles'> = {
  popupStyles: {
    title: 'Popup styles',
    source: '002 §3',
    note: 'Whether the popup overlay shows; its kind is another enumeration.',
  },
};

/** Popup styles (002 §3). */
export const popupStyles = /* @__PURE__ */ codes({ none: 1, show: 2 });
