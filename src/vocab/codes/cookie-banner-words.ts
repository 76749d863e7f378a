import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<
  'bannerCtaVariants' | 'bannerThemes' | 'bannerVariants' | 'bannerAcceptTypes' | 'bannerEdges' | 'bannerCorners'
> = {
  bannerCtaVariants: {
    title: 'Cookie banner: variants of its buttons',
    source: 'CONSENT-006, VOCAB-003',
    note: 'Without one: ICON.',
  },
  bannerThemes: { title: 'Cookie banner: themes', source: 'CONSENT-007, VOCAB-003', note: 'Without one: DARK.' },
  bannerVariants: { title: 'Cookie banner: variants', source: 'CONSENT-008, VOCAB-003', note: 'Without one: BAR.' },
  bannerAcceptTypes: {
    title: 'Cookie banner: accept types',
    source: 'CONSENT-009, VOCAB-003',
    note: 'Without one: OPT_IN.',
  },
  bannerEdges: { title: 'Cookie banner: positions of the bar', source: 'CONSENT-010', note: 'Without one: BOTTOM.' },
  bannerCorners: {
    title: 'Cookie banner: positions of the popup',
    source: 'CONSENT-011',
    note: 'Without one: BOTTOM_LEFT.',
  },
};

/** Variants of the cookie banner's buttons (CONSENT-006, VOCAB-003). */
export const bannerCtaVariants = /* @__PURE__ */ words(['TEXT', 'BUTTON', 'ICON']);

/** Themes of the cookie banner (CONSENT-007, VOCAB-003). */
export const bannerThemes = /* @__PURE__ */ words(['LIGHT', 'DARK']);

/** Variants of the cookie banner (CONSENT-008, VOCAB-003). */
export const bannerVariants = /* @__PURE__ */ words(['BAR', 'POPUP']);

/** Whether a visitor can only accept, or refuse too (CONSENT-009, VOCAB-003). */
export const bannerAcceptTypes = /* @__PURE__ */ words(['OPT_IN', 'OPT_IN_AND_OUT']);

/** Where a bar is (CONSENT-010). */
export const bannerEdges = /* @__PURE__ */ words(['TOP', 'BOTTOM']);

/** Where a popup is (CONSENT-011). */
export const bannerCorners = /* @__PURE__ */ words(['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']);
