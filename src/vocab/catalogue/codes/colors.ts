import { words } from '../../codes/words.ts';

/**
 * Colour reference types (VOCAB-004, PALETTE-309).
 *
 * Where a colour comes from.
 */
export const colorReferenceTypes = /* @__PURE__ */ words(['SITE_PALETTE_COLOR', 'CUSTOM_COLOR', 'THEME_COLOR']);

/**
 * Colour formats (PALETTE-302).
 *
 * The notations in which a palette's colour may have been written.
 */
export const colorFormats = /* @__PURE__ */ words(['hex', 'hsl', 'rgb']);
