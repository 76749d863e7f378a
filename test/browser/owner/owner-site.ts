// A site on hosts of its own, which no test may reach by the network: there the exception of localhost does not hold.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page, Route } from '@playwright/test';
import { expect } from '../tools/fixture.ts';
import { testPage } from '../tools/test-page.ts';

export type Settings = Readonly<Record<string, unknown>>;

/** The site's own domain, the platform's subdomain of it, and who else frames it. */
export const SITE = 'https://www.atelie.exemplo';
export const PLATFORM = 'https://atelie-serra.plataforma.exemplo';
export const FRIEND = 'https://revista.exemplo';
export const STRANGER = 'https://estranho.exemplo';
export const LOCAL = 'https://localhost';

export const ACCOUNT: Settings = { authenticatedAccount: { id: 'a1' }, websiteRoles: [{ id: 1 }] };
export const VIEWER: Settings = { authenticatedAccount: { id: 'a2' }, websiteRoles: [{ id: 10 }] };

/** The context of a page of the site. */
export const contextOf = ({ website = {}, ...rest }: Settings = {}): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({
    website: {
      id: 'site',
      identifier: 'atelie-serra',
      baseUrl: SITE,
      framedBy: [FRIEND],
      ...(website as Settings),
    },
    appDomain: 'plataforma.exemplo',
    ...rest,
  }).replaceAll('<', '\\u003c')}</script>`;

/** Where the configuration area of the site is, for a page of it. */
export const configurationOf = (path: string): string => `${PLATFORM}/config/?frameUrl=${encodeURIComponent(path)}`;

const fileOf = (path: string): Buffer => readFileSync(fileURLToPath(new URL(`../../..${path}`, import.meta.url)));

/** Answers everything below `.exemplo` and on localhost without a port: the built files, and pages by their path. A page whose path is not given says only where it is. */
export async function serveSite(page: Page, pages: ReadonlyMap<string, string>, { logout = 200 } = {}): Promise<void> {
  const answer = async (route: Route): Promise<void> => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/dist/')) await route.fulfill({ contentType: 'text/javascript', body: fileOf(pathname) });
    else if (pathname.startsWith('/api/'))
      await route.fulfill({ status: logout, json: {}, headers: { 'set-cookie': 'crumb=c1; Path=/' } });
    else if (pathname.startsWith('/favicon')) await route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' });
    else {
      const html = pages.get(pathname);
      const body = html === undefined ? '<!doctype html><title>Outra página</title>' : testPage(html, {});
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    }
  };
  await page.context().route(/^https:\/\/([\w.-]+\.exemplo|localhost)\//, answer);
}

/** Goes to a page that may lead away before it is loaded. */
export const visit = (page: Page, address: string): Promise<unknown> =>
  page.goto(address, { waitUntil: 'commit' }).catch((error) => {
    if (!/interrupted|ERR_ABORTED/.test(String(error))) throw error;
  });

/** What the services of a page have made of its owner: nothing yet, or whether the page is about to be left. */
export const ownerState = (page: Page | Frame): Promise<'waiting' | 'leaving' | 'staying'> =>
  page.evaluate(() => {
    const done = document.documentElement.getAttribute('data-vitrine-initialised') ?? '';
    const context = JSON.parse(document.querySelector('[data-site-context]')?.textContent ?? '{}');
    const needed = Boolean(context.authenticatedAccount || context.websiteSettings?.useEscapeKeyToLogin);
    const owner = Reflect.get(window, 'Vitrine')?.store?.getState().owner;
    if (!done.includes('services') || (needed && !owner)) return 'waiting';
    return owner?.leaving ? 'leaving' : 'staying';
  });

/** Waits until the services of a page have started, and that of its owner, where it has one. */
export const started = (page: Page | Frame): Promise<void> => expect.poll(() => ownerState(page)).toBe('staying');

/** What a page did by itself so far: requests for another page and for signing out. */
export function reactions(page: Page): string[] {
  const seen: string[] = [];
  page.context().on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/^\/(config|api\/auth)\//.test(pathname) && !pathname.startsWith('/config/quadros'))
      seen.push(origin + pathname);
  });
  return seen;
}

/** The frame of a page that has one, which may be there a moment after the page. */
export async function innerFrame(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().length).toBeGreaterThan(1);
  return page.frames()[1] as Frame;
}
