import type { LayerHandle } from '../../../vocab/block/layers.ts';
import { isRecord } from '../../../vocab/is-record.ts';
import { MAX_MOBILE_INFO_BAR_WIDTH, mobileInfoBarLook } from '../../../vocab/rules/overlays/mobile-info-bar.ts';
import { mobileInfoEntries } from '../../../vocab/rules/overlays/mobile-info-entries.ts';
import { valueAt } from '../../page/value-at.ts';
import type { Page } from '../../stage/page.ts';
import { siteOf } from '../../store/site-of.ts';
import type { Overlay, OverlaySituation } from './overlay.ts';

/** The mobile info bar of the page's settings (BARS-002, BARS-601 to BARS-603). It follows the width of the window. */
export function createMobileInfo(page: Page, { queue, screenshot, mobile }: OverlaySituation): Overlay {
  const settings = siteOf(page).websiteSettings.mobileInfoBarSettings;
  const sources = ['website', 'websiteSettings'].map((name) => valueAt(page.context, name)).filter(isRecord);
  const entries = mobileInfoEntries(settings, sources);
  const width = matchMedia(`(max-width: ${MAX_MOBILE_INFO_BAR_WIDTH}px)`);
  let layer: Promise<LayerHandle> | null = null;
  let waiting = (): void => {};

  const lookHere = () => mobileInfoBarLook(settings, { mobile: mobile(), viewportWidth: innerWidth });
  /** The look of the settings, wherever the page is shown. */
  const possible = mobileInfoBarLook(settings, { mobile: true, viewportWidth: 0 });
  let isForced = false;
  /** It is closed because the window is too wide, which may be over by then. */
  let isTooWide = false;

  function open(look = lookHere()): void {
    if (!look || layer) return;
    layer = page.open('mobile-info-bar', { look, entries });
    layer
      .then(({ closed }) => closed)
      .catch(() => {})
      .then(() => {
        layer = null;
        isForced = false;
        if (!isTooWide) return;
        isTooWide = false;
        follow();
      });
  }
  const close = (): void =>
    void layer?.then(
      (shown) => shown.close(),
      () => {},
    );

  const follow = (): void => {
    waiting();
    if (isForced) return;
    if (!lookHere()) {
      isTooWide = layer !== null;
      close();
    } else if (entries.length > 0 && !screenshot) waiting = queue.whenFree(false, () => open());
  };
  width.addEventListener('change', follow);
  follow();

  return {
    force() {
      isForced = entries.length > 0;
      if (isForced) open(possible ?? 'light');
    },
    unforce: close,
    report: () => ({
      canChange: entries.length > 0,
      reason:
        entries.length === 0
          ? 'absent'
          : !possible
            ? 'no-style'
            : screenshot
              ? 'screenshot'
              : !mobile()
                ? 'not-mobile'
                : !lookHere()
                  ? 'too-wide'
                  : 'in-the-way',
    }),
    stop() {
      waiting();
      width.removeEventListener('change', follow);
    },
  };
}
