import type { About } from './about.ts';
import { constants } from './constants.ts';

export const about: About<'breakpoints' | 'deviceHeights' | 'mediaQueries' | 'blockWidths' | 'layerLimits'> = {
  breakpoints: {
    title: 'Breakpoints',
    source: '001 §9; 002 §9',
    note: 'Which of the two of desktop applies where is not shown. Mobile is up to a width, desktop from one on.',
  },
  deviceHeights: {
    title: 'Device heights',
    source: '001 §9; 002 §9',
    note: 'Which devices they stand for is not shown.',
  },
  mediaQueries: { title: 'Media queries', source: '001 §9; 002 §9', note: 'That of tablets never matches.' },
  blockWidths: {
    title: 'Widths at which blocks change',
    source: '000 §9',
    note: 'Measured on the block. Narrow and column up to and including the width, wide above it.',
  },
  layerLimits: { title: 'Layer constants', source: '000 §9; 002 §9' },
};

/** Widths of the viewport (001 §9, 002 §9). */
export const breakpoints = /* @__PURE__ */ constants({
  desktopPx: 800,
  wideDesktopPx: 1024,
  mobileMaxPx: 432,
  desktopMinPx: 433,
});

/** Heights of devices (001 §9, 002 §9). */
export const deviceHeights = /* @__PURE__ */ constants({ allPx: [926, 1024, 1366] });

/** Media queries by device (001 §9, 002 §9). */
export const mediaQueries = /* @__PURE__ */ constants({
  mobile: '(max-width: 432px)',
  tablet: '(max-width: 0)',
  desktop: '(min-width: 433px)',
});

/** Widths at which blocks change their layout (000 §9). */
export const blockWidths = /* @__PURE__ */ constants({
  imageNarrowPx: 415,
  newsletterNarrowPx: 320,
  reservationWideAbovePx: 850,
  tableBookingColumnPx: 750,
});

/** Constants of what lies over the page (000 §9, 002 §9). */
export const layerLimits = /* @__PURE__ */ constants({ baseIndex: 30_000, mouseMarkerPx: 50 });
