import { codes } from '../../codes/codes.ts';
import { constants } from '../../codes/constants.ts';
import { words } from '../../codes/words.ts';

/**
 * Editor limits (EDITOR-617 to EDITOR-624). Not specified, and so not here: largest file, rows and columns of a
 * dataset, step counts. The unit of the slider aspect ratio is not specified either. The lengths of tags and categories
 * stand with their rules.
 */
export const editorLimits = /* @__PURE__ */ constants({
  blocksPerLayout: 60,
  tracksPerAlbum: 60,
  itemsPerOrderableCollection: 250,
  nestedCategories: 10_000,
  productsPerCollection: 200,
  photoServiceGalleries: 20,
  photoServiceGallerySize: 50,
  sliderAspectRatio: 50,
});

/** Groups of design tokens (VOCAB-642). The values of the tokens are not specified. */
export const designTokenGroups = /* @__PURE__ */ words([
  'colours',
  'spacing',
  'fontSizes',
  'radii',
  'shadows',
  'easing',
  'timings',
]);

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

/** Positions (VOCAB-640). What stands between the two words is not specified: an underscore here. */
export const positions = /* @__PURE__ */ words([
  'TOP_LEFT',
  'TOP_CENTER',
  'TOP_RIGHT',
  'CENTER_LEFT',
  'CENTER_CENTER',
  'CENTER_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_CENTER',
  'BOTTOM_RIGHT',
]);

/** Text filters (VOCAB-641). What each does is not specified. */
export const textFilters = /* @__PURE__ */ words(['url-slug', 'url-slug-with-slash']);

/**
 * Key codes (VOCAB-631). The requirements give the arrows as 37-40; left 37 and right 39 they give elsewhere, up and
 * down are the usual ones.
 */
export const keyCodes = /* @__PURE__ */ codes({
  tab: 9,
  enter: 13,
  escape: 27,
  space: 32,
  arrowLeft: 37,
  arrowUp: 38,
  arrowRight: 39,
  arrowDown: 40,
  backspace: 8,
  delete: 46,
  comma: 188,
  slash: 191,
});
