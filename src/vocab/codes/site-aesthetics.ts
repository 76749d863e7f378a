import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'aestheticsDirtyPaths'> = {
  aestheticsDirtyPaths: {
    title: 'Dirty paths of the site aesthetics',
    source: 'VOCAB-639',
    note: 'The requirements describe them; how they are spelt as paths is not specified.',
  },
};

/** What may be changed of a site's aesthetics (VOCAB-639). */
export const aestheticsDirtyPaths = /* @__PURE__ */ words([
  'defaultThemeId',
  'activeFontThemeId',
  'colorPalette',
  'colorThemes',
  'fontThemes',
  'fontUsageCategories',
]);
