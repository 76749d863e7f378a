import { constants } from './constants.ts';

/**
 * Breakpoints (LIMIT-301, LIMIT-302). Which of the two of desktop applies where is not specified. Mobile is up to a
 * width, desktop from one on.
 */
export const breakpoints = /* @__PURE__ */ constants({
  desktopPx: 800,
  wideDesktopPx: 1024,
  mobileMaxPx: 432,
  desktopMinPx: 433,
});

/** Device heights (LIMIT-301, LIMIT-602). Which devices they stand for is not specified. */
export const deviceHeights = /* @__PURE__ */ constants({ allPx: [926, 1024, 1366] });

/** Media queries (LIMIT-302, LIMIT-604). That of tablets never matches. */
export const mediaQueries = /* @__PURE__ */ constants({
  mobile: '(max-width: 432px)',
  tablet: '(max-width: 0)',
  desktop: '(min-width: 433px)',
});

/**
 * Widths at which blocks change (LIMIT-006). Measured on the block. Narrow and column up to and including the width,
 * wide above it.
 */
export const blockWidths = /* @__PURE__ */ constants({
  imageNarrowPx: 415,
  newsletterNarrowPx: 320,
  reservationWideAbovePx: 850,
  tableBookingColumnPx: 750,
});

/**
 * Layer constants (DLG-011, LIMIT-605).
 *
 * Constants of what lies over the page.
 */
export const layerLimits = /* @__PURE__ */ constants({ baseIndex: 30_000, mouseMarkerPx: 50 });

/** Marks an entry of the history as added by a layer. What else the page keeps in its state stays as it is. */
export const LAYER_MARK = 'vitrine-layer';
