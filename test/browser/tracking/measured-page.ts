import type { Page } from '@playwright/test';
import type { PageWith } from '../tools/fixture.ts';
import { demoUrl, forgetCalls } from '../tools/server-log.ts';

type Json = Readonly<Record<string, unknown>>;

/** A site whose policy allows analytics and marketing before a decision. */
export const SITE = {
  website: { id: 'w1', identifier: 'atelie', language: 'pt-BR' },
  templateId: 't1',
  templateVersion: '7.1',
  pageType: 2,
  cookieSettings: { isRestrictiveCookiePolicyEnabled: false },
};
/** What a site may say about cookies, by name. */
export const POLICIES: Readonly<Record<string, Json>> = {
  open: { isRestrictiveCookiePolicyEnabled: false },
  restrictive: { isRestrictiveCookiePolicyEnabled: true },
  absolute: { isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: true },
  preset: { isRestrictiveCookiePolicyEnabled: false, preset: 'lgpd' },
};

export const RESTRICTIVE = { isRestrictiveCookiePolicyEnabled: true };

/** Opens a page of the site with these values of the context beside it. */
export const openMeasured = (
  pageWith: PageWith,
  context: Json = {},
  { html = '<p>Peças</p>', query = '', head = '' } = {},
): Promise<void> =>
  pageWith(
    `<script type="application/json" data-site-context>${JSON.stringify({ ...SITE, ...context }).replaceAll('<', '\\u003c')}</script>${html}`,
    { query, head },
  );

/** Whether what is measured later has started: the experiments are the last of it. */
export const hasStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(Reflect.get(window, 'Vitrine')?.store?.getState().experiments));

export const started = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Boolean(Reflect.get(window, 'Vitrine')?.store?.getState().experiments));

/** Decides about purposes, once the page can take it. */
export const decide = (page: Page, purposes: Json): Promise<void> =>
  page.evaluate(async (given) => {
    await Reflect.get(window, 'Vitrine').ready();
    await Reflect.get(window, 'Vitrine').consent.set(given);
  }, purposes);

/** The page becomes hidden, as by another tab. */
export const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** What the server has kept of a kind. */
export const collected = async (kind: string): Promise<Record<string, unknown>[]> =>
  (await fetch(`${demoUrl()}/__collected?kind=${kind}`)).json();

/** Forgets what the server has kept. */
export async function forgetCollected(): Promise<void> {
  await fetch(`${demoUrl()}/__collected`, { method: 'DELETE' });
  await forgetCalls();
}

/** Everything that was sent before the answer to this has been. */
export const sent = (page: Page): Promise<unknown> =>
  page.evaluate(() => fetch('/favicon.svg?later', { cache: 'no-store' }).then((response) => response.text()));
