import { constants } from './constants.ts';

/** Block animation constants (ANIM-006, ANIM-007). */
export const animationLimits = /* @__PURE__ */ constants({
  observerThresholds: [0, 0.1, 0.25, 0.5, 1],
  triggerRatio: 0.5,
});

/**
 * Scroll constants (SCROLL-302, SCROLL-303).
 *
 * Constants of scrolling into view.
 */
export const scrollLimits = /* @__PURE__ */ constants({ offsetPx: 30, leastMs: 50, mostMs: 50 });

/**
 * Resize constants (SCROLL-306, SCROLL-308). Galleries wait 100 ms.
 *
 * How long to wait for more resizing.
 */
export const resizeLimits = /* @__PURE__ */ constants({ debounceMs: 300, handlerMs: 150 });

/** Scaled text constants (SCALE-303, SCALE-304). */
export const scaledTextLimits = /* @__PURE__ */ constants({ leastFontPx: 11, resizeDebounceMs: 100 });

/** Tooltip constants (TIP-302 to TIP-305). */
export const tooltipLimits = /* @__PURE__ */ constants({
  delayMs: 1200,
  widthPx: 250,
  mouseOffsetPx: 15,
  edgeMarginPx: 20,
});
