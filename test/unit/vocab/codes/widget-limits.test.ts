import { expect, it } from 'vitest';
import { galleryLimits, stripLimits } from '../../../../src/vocab/codes/gallery-limits.ts';
import { highlightLimits } from '../../../../src/vocab/codes/highlight.ts';
import { imageLimits } from '../../../../src/vocab/codes/images.ts';
import { lightboxLimits } from '../../../../src/vocab/codes/lightbox.ts';
import { mapLimits } from '../../../../src/vocab/codes/map.ts';
import { resizeLimits, scaledTextLimits, scrollLimits, tooltipLimits } from '../../../../src/vocab/codes/motion.ts';
import { slideshowLimits, swipeLimits } from '../../../../src/vocab/codes/slideshow.ts';
import { videoLimits } from '../../../../src/vocab/codes/video.ts';
import { DEFAULT_COLUMN_WIDTH } from '../../../../src/vocab/rules/display/column-width.ts';
import { HIGHLIGHT_DEFAULTS } from '../../../../src/vocab/rules/display/highlight-settings.ts';
import { DEFAULT_MAP_ZOOM } from '../../../../src/vocab/rules/display/map-location.ts';
import { DEFAULT_SLIDES_PER_ROW } from '../../../../src/vocab/rules/display/slides-per-row.ts';

it('has the constants of galleries and carousels [GAL-346] [GAL-353]', () => {
  expect([DEFAULT_COLUMN_WIDTH, DEFAULT_SLIDES_PER_ROW]).toEqual([250, 3]);
  expect(galleryLimits).toEqual({
    gutterPx: 0,
    autorowsGutterPx: 20,
    rowHeightPx: 250,
    gridPerRow: 4,
    carouselGutterPercent: 1,
    resizeDebounceMs: 100,
  });
});

it('has the constants of the slider strip [GAL-358]', () => {
  expect(stripLimits).toEqual({
    speedSeconds: 0.5,
    preloadCount: 1,
    alignment: 'middle',
    vSize: 10,
    videoThumbnail: { width: 16, height: 9 },
  });
});

it('has the constants of slideshows, which fade, ken-burns zooming by 1.075 [SLIDE-304] [SLIDE-308]', () => {
  expect(slideshowLimits).toEqual({
    transition: 'fade',
    speedSeconds: 1,
    clickBehavior: 'next',
    autoHeight: true,
    kenBurnsZoom: 1.075,
    metaHeightPercent: 40,
    metaCappedAbovePercent: 90,
  });
});

it('has the constants of swiping', () => {
  expect(swipeLimits).toEqual({
    distancePx: 50,
    withinMs: 250,
    durationSeconds: 0.28,
    scrollAfterDragSeconds: 0.4,
    axisLockPx: 10,
    narrowBelowPx: 767,
    snapNarrowSeconds: [0.2, 0.5],
    snapWideSeconds: [0.3, 0.5],
    velocitySamples: 5,
    idleMouseUpMs: 500,
  });
});

it('has the constants of the lightbox [LBOX-322]', () => {
  expect(lightboxLimits).toEqual({
    overlayFadeSeconds: 0.35,
    contentFadeSeconds: 0.6,
    speedSeconds: 0.6,
    paddingPx: 100,
    overlayOpacity: 0.95,
    edgePercent: 2,
    keyThrottleMs: 200,
  });
});

it('has the constants of videos, tooltips and scaled text', () => {
  expect(videoLimits).toEqual({ resizeTimeoutMs: 1000, windowPx: { width: 620, height: 720 } });
  expect(tooltipLimits).toEqual({ delayMs: 1200, widthPx: 250, mouseOffsetPx: 15, edgeMarginPx: 20 });
  expect(scaledTextLimits).toEqual({ leastFontPx: 11, resizeDebounceMs: 100 });
});

it('has the constants of image loading', () => {
  expect(imageLimits).toEqual({
    atATime: 16,
    atATimeOnMobile: 1,
    rootMarginPx: 200,
    hostTries: 100,
    hostRetryMs: 10,
  });
});

it('has the constants of maps [MAP-315]', () => {
  expect(DEFAULT_MAP_ZOOM).toBe(12);
  expect(mapLimits).toEqual({ scriptTimeoutMs: 30_000, debounceMs: 60 });
});

it('has the constants of text highlights [HILITE-329]', () => {
  expect(HIGHLIGHT_DEFAULTS).toEqual({ thickness: 0.06, fontSize: 12, duration: 0.75 });
  expect(highlightLimits).toEqual({
    startDelayMs: 250,
    watchSeconds: 2,
    mutationDebounceMs: 10,
    leastDurationFactor: 0.2,
    mostDurationFactor: 1,
    leastScale: 0.5,
  });
});

it('scrolls to 30 px below the edge, in 50 ms and no more [SCROLL-302] [SCROLL-303]', () => {
  expect(scrollLimits).toEqual({ offsetPx: 30, leastMs: 50, mostMs: 50 });
});

it('has three waits for resizing: 100 ms in galleries, 300 and 150 ms elsewhere [SCROLL-306] [SCROLL-308]', () => {
  expect([galleryLimits.resizeDebounceMs, resizeLimits.debounceMs, resizeLimits.handlerMs]).toEqual([100, 300, 150]);
});
