import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'colorReferenceTypes' | 'colorFormats'> = {
  colorReferenceTypes: { title: 'Colour reference types', source: 'VOCAB-004, PALETTE-309' },
  colorFormats: { title: 'Colour formats', source: 'PALETTE-302' },
};

/** Where a colour comes from (VOCAB-004, PALETTE-309). */
export const colorReferenceTypes = /* @__PURE__ */ words(['SITE_PALETTE_COLOR', 'CUSTOM_COLOR', 'THEME_COLOR']);

/** The notations in which a palette's colour may have been written (PALETTE-302). */
export const colorFormats = /* @__PURE__ */ words(['hex', 'hsl', 'rgb']);
