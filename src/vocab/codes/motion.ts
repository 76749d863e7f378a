import type { About } from './about.ts';
import { constants } from './constants.ts';

export const about: About<'animationLimits' | 'scrollLimits' | 'resizeLimits' | 'scaledTextLimits' | 'tooltipLimits'> =
  {
    animationLimits: { title: 'Block animation constants', source: '000 §9' },
    scrollLimits: { title: 'Scroll constants', source: '001 §9' },
    resizeLimits: { title: 'Resize constants', source: '001 §9', note: 'Galleries wait 100 ms.' },
    scaledTextLimits: { title: 'Scaled text constants', source: '001 §4' },
    tooltipLimits: { title: 'Tooltip constants', source: '001 §9' },
  };

/** Constants of block animations (000 §9). */
export const animationLimits = /* @__PURE__ */ constants({
  observerThresholds: [0, 0.1, 0.25, 0.5, 1],
  triggerRatio: 0.5,
});

/** Constants of scrolling into view (001 §9). */
export const scrollLimits = /* @__PURE__ */ constants({ offsetPx: 30, leastMs: 50, mostMs: 50 });

/** How long to wait for more resizing (001 §9). */
export const resizeLimits = /* @__PURE__ */ constants({ debounceMs: 300, handlerMs: 150 });

/** Constants of scaled text (001 §4). */
export const scaledTextLimits = /* @__PURE__ */ constants({ leastFontPx: 11, resizeDebounceMs: 100 });

/** Constants of tooltips (001 §9). */
export const tooltipLimits = /* @__PURE__ */ constants({
  delayMs: 1200,
  widthPx: 250,
  mouseOffsetPx: 15,
  edgeMarginPx: 20,
});
