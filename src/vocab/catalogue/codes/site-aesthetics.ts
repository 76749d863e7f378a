import { words } from '../../codes/words.ts';

/**
 * Dirty paths of the site aesthetics (VOCAB-639). The requirements describe them; how they are spelt as paths is not
 * specified.
 *
 * What may be changed of a site's aesthetics.
 */
export const aestheticsDirtyPaths = /* @__PURE__ */ words([
  'defaultThemeId',
  'activeFontThemeId',
  'colorPalette',
  'colorThemes',
  'fontThemes',
  'fontUsageCategories',
]);
