import { words } from '../../codes/words.ts';

/** Themes (LBOX-314). Of the lightbox. */
export const themes = /* @__PURE__ */ words(['dark', 'light']);
