import type { Page } from '@playwright/test';
import type { Settings, WithVitrine } from '../cookie-banner/cookie-page.ts';

/** A site with services for three purposes. */
export const SERVICES: Settings = {
  isCookieBannerEnabled: true,
  cookieBannerCtaVariant: 'BUTTON',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  services: [
    { name: 'session', title: 'Sessão', purpose: 'necessary', cookies: ['crumb'] },
    {
      name: 'visits',
      title: 'Contagem de visitas',
      purpose: 'analytics',
      description: 'Sem nome.',
      cookies: ['_visits'],
    },
    { name: 'pixel', title: 'Pixel', purpose: 'marketing', cookies: ['_px*'], storage: ['px:*'] },
  ],
};
/** A page with a button that opens the choice again. */
export const PAGE = '<h1>Ateliê</h1><p><button type="button" data-consent-open>Preferências de cookies</button></p>';

/** Waits for the stage. */
export const loaded = (page: Page) => page.waitForFunction(() => (window as unknown as WithVitrine).Vitrine?.store);
/** What the visitor has allowed. */
export const slice = async (page: Page) => {
  await loaded(page);
  return page.evaluate(() => {
    const { decided, purposes, services } = (window as unknown as WithVitrine).Vitrine.consent.get();
    return { decided, on: Object.keys(purposes).filter((one) => Reflect.get(purposes, one)), services };
  });
};
