import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'popupKinds'> = {
  popupKinds: { title: 'Popup kinds', source: 'VOCAB-619' },
};

/** Popup kinds (VOCAB-619). */
export const popupKinds = /* @__PURE__ */ codes({ coverPage: 1, lockScreen: 2, popupOverlay: 3 });
