import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../tools/fixture.ts';
import { forgetCalls } from '../tools/server-log.ts';
import { TAG, testPage } from '../tools/test-page.ts';

export type Json = Readonly<Record<string, unknown>>;

const SITE = {
  website: { id: 'w1', identifier: 'atelie', language: 'pt-BR' },
  templateId: 't1',
  item: { id: 'i1', recordType: 11 },
  collection: { id: 'c1' },
  pagePermissionType: 1,
};
export const OPEN = { isActivityLogEnabled: true, isRestrictiveCookiePolicyEnabled: false };

/** Serves a page at a path of the site, in every tab, and opens it. */
export async function openSite(
  page: Page,
  path: string,
  { context: own = {}, html = '', tag = TAG }: { context?: Json; html?: string; tag?: string } = {},
): Promise<void> {
  const site = JSON.stringify({ ...SITE, cookieSettings: OPEN, ...own });
  const { pathname } = new URL(path, 'http://site.example');
  await page.context().route(
    (url) => url.pathname === pathname,
    (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: testPage(html, { tag: `<script type="application/json" data-site-context>${site}</script>${tag}` }),
      }),
  );
  await page.goto(path);
}

export const collected = async (baseURL: string | undefined, kind: string): Promise<Json[]> =>
  (await fetch(`${baseURL}/__collected?kind=${kind}`)).json();

/** Until the services that start when the page is idle have started and had their first calls sent: one call more goes out behind theirs. */
export const measuring = async (page: Page, baseURL: string | undefined, landings: number): Promise<void> => {
  await expect.poll(() => collected(baseURL, 'landing')).toHaveLength(landings);
  await page.evaluate(() =>
    Reflect.get(window, 'Vitrine').request({ method: 'GET', path: '/api/1/performance/settings' }),
  );
};

/** Empties what the server keeps, and gives the browser what every page of the site comes with: those of these tests are their own, and without the crumb. */
export async function forget(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.request.get('/atelie/contato');
  await fetch(`${baseURL}/__collected`, { method: 'DELETE' });
  await forgetCalls();
}
