import type { Locator, Page } from '@playwright/test';
import type { PageInterface } from '../../../../src/runtime/stage/page-interface.ts';

/** The window of a page whose stage has loaded. */
export interface WithVitrine {
  readonly Vitrine: PageInterface;
}

export type Settings = Record<string, unknown>;

export const ENABLED: Settings = { isCookieBannerEnabled: true };
export const BOTH: Settings = {
  ...ENABLED,
  cookieBannerCtaVariant: 'BUTTON',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerText: '<p>Usamos cookies. <a href="#mais">Saiba mais</a>.</p>',
};

export const withSettings = (settings: Settings, html = ''): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({ website: { id: 'w1' }, cookieSettings: settings }).replaceAll('<', '\\u003c')}</script>${html}`;
export const bannerOf = (page: Page): Locator => page.getByRole('region', { name: 'Aviso de cookies' });
export const accept = (page: Page): Promise<void> => bannerOf(page).getByRole('button', { name: 'Aceitar' }).click();
/** Gives a command once the stage hears it. */
export const command = (page: Page, name: string, detail: Settings | null = null): Promise<void> =>
  page.evaluate(
    async ([type, given]) => {
      await Reflect.get(window, 'Vitrine').ready();
      dispatchEvent(new CustomEvent(type, { detail: given }));
    },
    [`vitrine:cookie-banner-${name}`, detail] as const,
  );
export const cookieOf = async (page: Page, name: string): Promise<string | undefined> =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;
