import type { About } from './about.ts';
import { constants } from './constants.ts';

export const about: About<'animationLimits' | 'scrollLimits' | 'resizeLimits' | 'scaledTextLimits' | 'tooltipLimits'> =
  {
    animationLimits: { title: 'Block animation constants', source: 'ANIM-006, ANIM-007' },
    scrollLimits: { title: 'Scroll constants', source: 'SCROLL-302, SCROLL-303' },
    resizeLimits: { title: 'Resize constants', source: 'SCROLL-306, SCROLL-308', note: 'Galleries wait 100 ms.' },
    scaledTextLimits: { title: 'Scaled text constants', source: 'SCALE-303, SCALE-304' },
    tooltipLimits: { title: 'Tooltip constants', source: 'TIP-302 to TIP-305' },
  };

/** Constants of block animations (ANIM-006, ANIM-007). */
export const animationLimits = /* @__PURE__ */ constants({
  observerThresholds: [0, 0.1, 0.25, 0.5, 1],
  triggerRatio: 0.5,
});

/** Constants of scrolling into view (SCROLL-302, SCROLL-303). */
export const scrollLimits = /* @__PURE__ */ constants({ offsetPx: 30, leastMs: 50, mostMs: 50 });

/** How long to wait for more resizing (SCROLL-306, SCROLL-308). */
export const resizeLimits = /* @__PURE__ */ constants({ debounceMs: 300, handlerMs: 150 });

/** Constants of scaled text (SCALE-303, SCALE-304). */
export const scaledTextLimits = /* @__PURE__ */ constants({ leastFontPx: 11, resizeDebounceMs: 100 });

/** Constants of tooltips (TIP-302 to TIP-305). */
export const tooltipLimits = /* @__PURE__ */ constants({
  delayMs: 1200,
  widthPx: 250,
  mouseOffsetPx: 15,
  edgeMarginPx: 20,
});
