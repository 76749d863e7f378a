import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'themes'> = {
  themes: { title: 'Themes', source: '001 §3', note: 'Of the lightbox.' },
};

/** Themes (001 §3). */
export const themes = /* @__PURE__ */ words(['dark', 'light']);
