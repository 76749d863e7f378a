import type { About } from './about.ts';
import { constants } from './constants.ts';

export const about: About<'breakpoints' | 'deviceHeights' | 'mediaQueries' | 'blockWidths' | 'layerLimits'> = {
  breakpoints: {
    title: 'Breakpoints',
    source: 'LIMIT-301, LIMIT-302',
    note: 'Which of the two of desktop applies where is not specified. Mobile is up to a width, desktop from one on.',
  },
  deviceHeights: {
    title: 'Device heights',
    source: 'LIMIT-301, LIMIT-602',
    note: 'Which devices they stand for is not specified.',
  },
  mediaQueries: { title: 'Media queries', source: 'LIMIT-302, LIMIT-604', note: 'That of tablets never matches.' },
  blockWidths: {
    title: 'Widths at which blocks change',
    source: 'LIMIT-006',
    note: 'Measured on the block. Narrow and column up to and including the width, wide above it.',
  },
  layerLimits: { title: 'Layer constants', source: 'DLG-011, LIMIT-605' },
};

/** Widths of the viewport (LIMIT-301, LIMIT-302). */
export const breakpoints = /* @__PURE__ */ constants({
  desktopPx: 800,
  wideDesktopPx: 1024,
  mobileMaxPx: 432,
  desktopMinPx: 433,
});

/** Heights of devices (LIMIT-301, LIMIT-602). */
export const deviceHeights = /* @__PURE__ */ constants({ allPx: [926, 1024, 1366] });

/** Media queries by device (LIMIT-302, LIMIT-604). */
export const mediaQueries = /* @__PURE__ */ constants({
  mobile: '(max-width: 432px)',
  tablet: '(max-width: 0)',
  desktop: '(min-width: 433px)',
});

/** Widths at which blocks change their layout (LIMIT-006). */
export const blockWidths = /* @__PURE__ */ constants({
  imageNarrowPx: 415,
  newsletterNarrowPx: 320,
  reservationWideAbovePx: 850,
  tableBookingColumnPx: 750,
});

/** Constants of what lies over the page (DLG-011, LIMIT-605). */
export const layerLimits = /* @__PURE__ */ constants({ baseIndex: 30_000, mouseMarkerPx: 50 });
