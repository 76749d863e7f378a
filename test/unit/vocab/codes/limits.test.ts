import { afterEach, describe, expect, it, vi } from 'vitest';
import { CENSUS_TIMEOUT } from '../../../../src/api/tracking/census.ts';
import { FLUSH_AFTER_LOAD, METRIC_WAIT, SETTINGS_TIMEOUT } from '../../../../src/api/tracking/performance.ts';
import { TRACE_EVERY } from '../../../../src/api/tracking/trace.ts';
import { imageLimits } from '../../../../src/vocab/codes/images.ts';
import {
  blockWidths,
  breakpoints,
  deviceHeights,
  layerLimits,
  mediaQueries,
} from '../../../../src/vocab/codes/layout.ts';
import { mapLimits } from '../../../../src/vocab/codes/map.ts';
import { animationLimits } from '../../../../src/vocab/codes/motion.ts';
import { thirdPartyLimits } from '../../../../src/vocab/codes/third-parties.ts';
import { captchaSize } from '../../../../src/vocab/rules/captcha-size.ts';
import { placeholderAspect } from '../../../../src/vocab/rules/display/aspect-ratio.ts';
import {
  DEFAULT_ANIMATION_DURATION,
  DEFAULT_TWEEN_DURATION,
  timingTokens,
} from '../../../../src/vocab/rules/display/tween-arguments.ts';
import { ANIMATION_MS } from '../../../../src/widgets/accordion/logic.ts';
import { REFIT_AFTER } from '../../../../src/widgets/marquee/logic.ts';
import { failureOf, pageOn } from '../../api/page.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the limits of the storefront', () => {
  it('time what the page does [LIMIT-003] [ANIM-008]', () => {
    expect(TRACE_EVERY).toBe(30_000);
    expect(mapLimits.debounceMs).toBe(60);
    expect(ANIMATION_MS).toBe(250);
    expect(DEFAULT_ANIMATION_DURATION).toBe(0.3);
    expect(thirdPartyLimits.socialScriptTimeoutMs).toBe(10_000);
    expect([imageLimits.hostTries, imageLimits.hostRetryMs]).toEqual([100, 10]);
  });

  it('let a lost call be tried again every 200 ms [LIMIT-003]', async () => {
    vi.useFakeTimers({ now: 0 });
    const times: number[] = [];
    const { request } = pageOn('http://localhost:1', {
      fetch: () => {
        times.push(Date.now());
        return Promise.reject(new TypeError('no connection'));
      },
    });
    const failure = failureOf(request({ method: 'GET', path: '/api/x', quiet: true }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await failure).toMatchObject({ kind: 'offline' });
    expect(times).toEqual([0, 200, 400, 600]);
  });

  it('change blocks at these widths [LIMIT-006]', () => {
    expect(blockWidths).toEqual({
      imageNarrowPx: 415,
      newsletterNarrowPx: 320,
      reservationWideAbovePx: 850,
      tableBookingColumnPx: 750,
    });
  });

  it('let the animation observer look at five thresholds, half of a block being enough [LIMIT-007]', () => {
    expect(animationLimits).toEqual({ observerThresholds: [0, 0.1, 0.25, 0.5, 1], triggerRatio: 0.5 });
  });

  it('put overlays on layer 30000 and video placeholders at 65 percent or at 100 over the columns [LIMIT-008]', () => {
    expect(layerLimits.baseIndex).toBe(30_000);
    expect([placeholderAspect('Auto', 4), placeholderAspect(1.5, 4), placeholderAspect(1.5, 3)]).toEqual([
      65,
      25,
      100 / 3,
    ]);
  });
});

describe('the limits of widgets and vocabulary', () => {
  it('have two widths of desktop and three heights of devices [LIMIT-301] [LIMIT-601] [LIMIT-602]', () => {
    expect([breakpoints.desktopPx, breakpoints.wideDesktopPx]).toEqual([800, 1024]);
    expect(deviceHeights.allPx).toEqual([926, 1024, 1366]);
  });

  it('go from mobile to desktop between 432 and 433 px, by way of no tablet [LIMIT-302] [LIMIT-603] [LIMIT-604]', () => {
    expect([breakpoints.mobileMaxPx, breakpoints.desktopMinPx]).toEqual([432, 433]);
    expect(mediaQueries).toEqual({
      mobile: '(max-width: 432px)',
      tablet: '(max-width: 0)',
      desktop: '(min-width: 433px)',
    });
  });

  it('make a captcha compact below 320 px [LIMIT-303]', () => {
    expect([0, 319, 319.5, 320, 1000].map(captchaSize)).toEqual(['compact', 'compact', 'compact', 'normal', 'normal']);
  });

  it('give the mouse marker 50 px [LIMIT-605]', () => {
    expect(layerLimits.mouseMarkerPx).toBe(50);
  });

  it('time calls, collectors, scripts and motion [TIME-603]', () => {
    expect(CENSUS_TIMEOUT).toBe(2_500);
    expect([SETTINGS_TIMEOUT, FLUSH_AFTER_LOAD, METRIC_WAIT]).toEqual([30_000, 30_000, 60_000]);
    expect(mapLimits.scriptTimeoutMs).toBe(30_000);
    expect(REFIT_AFTER).toBe(1_000);
    expect(DEFAULT_TWEEN_DURATION).toBe(300);
    expect([Math.min(...timingTokens), Math.max(...timingTokens)]).toEqual([0, 600]);
  });
});
