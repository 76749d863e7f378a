import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'popupKinds'> = {
  popupKinds: { title: 'Popup kinds', source: '002 §3' },
};

/** Popup kinds (002 §3). */
export const popupKinds = /* @__PURE__ */ codes({ coverPage: 1, lockScreen: 2, popupOverlay: 3 });
