import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'colorReferenceTypes' | 'colorFormats'> = {
  colorReferenceTypes: { title: 'Colour reference types', source: '000 §5; 001 §3' },
  colorFormats: { title: 'Colour formats', source: '001 §3' },
};

/** Where a colour comes from (000 §5, 001 §3). */
export const colorReferenceTypes = /* @__PURE__ */ words(['SITE_PALETTE_COLOR', 'CUSTOM_COLOR', 'THEME_COLOR']);

/** The notations in which a palette's colour may have been written (001 §3). */
export const colorFormats = /* @__PURE__ */ words(['hex', 'hsl', 'rgb']);
