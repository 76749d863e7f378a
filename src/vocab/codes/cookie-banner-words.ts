import { words } from './words.ts';

/** Cookie banner: variants of its buttons (CONSENT-006, VOCAB-003). Without one: ICON. */
export const bannerCtaVariants = /* @__PURE__ */ words(['TEXT', 'BUTTON', 'ICON']);

/** Cookie banner: themes (CONSENT-007, VOCAB-003). Without one: DARK. */
export const bannerThemes = /* @__PURE__ */ words(['LIGHT', 'DARK']);

/** Cookie banner: variants (CONSENT-008, VOCAB-003). Without one: BAR. */
export const bannerVariants = /* @__PURE__ */ words(['BAR', 'POPUP']);

/**
 * Cookie banner: accept types (CONSENT-009, VOCAB-003). Without one: OPT_IN.
 *
 * Whether a visitor can only accept, or refuse too.
 */
export const bannerAcceptTypes = /* @__PURE__ */ words(['OPT_IN', 'OPT_IN_AND_OUT']);

/** Cookie banner: positions of the bar (CONSENT-010). Without one: BOTTOM. */
export const bannerEdges = /* @__PURE__ */ words(['TOP', 'BOTTOM']);

/** Cookie banner: positions of the popup (CONSENT-011). Without one: BOTTOM_LEFT. */
export const bannerCorners = /* @__PURE__ */ words(['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']);
