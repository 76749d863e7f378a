import type { Locator, Page } from '@playwright/test';
import { expect } from '../../tools/fixture.ts';
import { arrived } from '../../tools/traffic.ts';

export type Settings = Readonly<Record<string, unknown>>;

/** The context of a page of a website, with what the test says about it. */
export const contextOf = ({ websiteSettings = {}, ...rest }: Settings = {}): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({
    website: { id: 'site' },
    websiteSettings,
    ...rest,
  }).replaceAll('<', '\\u003c')}</script>`;

/** Text for several windows, so that there is something to scroll. */
export const LONG = `<div>${'<p>O barro descansa antes de ir ao torno.</p>'.repeat(80)}</div>`;

/** A page with a popup of its own and the site's settings for it. */
export const popupPage = (
  popupOverlaySettings: Settings,
  { inside = '<h2>Cartas</h2><p>Uma vez por mês.</p>', context = {}, attributes = '', page = '' } = {},
): string =>
  `${contextOf({ ...context, websiteSettings: { popupOverlaySettings } })}${page}<div data-block="popup" ${attributes} hidden>${inside}</div>${LONG}`;

export const popupOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Cartas' });

/** The id of the website of `contextOf` is part of the key. */
export const POPUP_KEY = 'vitrine:popup:site';

/** What the browser remembers of the popup. */
export const storedPopup = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), POPUP_KEY);

export const storePopup = (page: Page, record: Settings): Promise<void> =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [POPUP_KEY, JSON.stringify(record)] as const);

/** Waits until the service of popup and bars has started, and until what it has requested has come. */
export async function started(page: Page): Promise<void> {
  await page.locator('html[data-vitrine-initialised*="services"]').waitFor();
  // A command for no overlay: the stage holds it until the service has started, which leaves it alone.
  const command = () => dispatchEvent(new CustomEvent('vitrine:overlay-unforce', { detail: 'none', cancelable: true }));
  await expect.poll(() => page.evaluate(command), 'the service of the overlays has started').toBe(true);
  await arrived(page);
}

/** The names of the open layers, as the page shows them. */
export const layersOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-block][data-block-state=ready]')]
      .filter((element) => element.querySelector(':scope > [data-block-added]'))
      .map((element) => element.getAttribute('data-block') ?? ''),
  );

/** A device that says it is a phone. */
export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
