import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'themes'> = {
  themes: { title: 'Themes', source: 'LBOX-314', note: 'Of the lightbox.' },
};

/** Themes (LBOX-314). */
export const themes = /* @__PURE__ */ words(['dark', 'light']);
