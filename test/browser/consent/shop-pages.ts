import type { APIRequestContext, Page } from '@playwright/test';
import { pastIdle } from '../tools/fetched-files.ts';
import { stageRan } from '../tools/vitrine-of.ts';
import type { DeclaredService, Situation } from './shop-traces.ts';

/** Pages that no link leads to: where a form without scripts ends, and an address that is none. */
export const UNLINKED = ['/atelie/obrigado', '/atelie/nada-aqui'];
/** Of the pieces one that is there, one that is made to order and one that is gone; of the diary's entries one with a carousel and one with a single image. */
export const ITEMS = [
  '/atelie/peca/caneca-neblina',
  '/atelie/peca/vaso-lua',
  '/atelie/peca/pote-de-farinha',
  '/atelie/diario/a-noite-do-forno',
  '/atelie/diario/por-que-a-tigela-pesa',
];
export const isItem = (path: string): boolean => /^\/atelie\/(peca|diario)\/./.test(path);

/** Pages of forms that the cart's page stands for. */
export const isOfShop = (path: string): boolean => /^\/atelie\/(busca|entrar|vale-presente|apoie|avaliar)$/.test(path);

/** Every page of the shop that its header, its footer and its other pages link to, found in their markup. */
export async function linkedPages(request: APIRequestContext): Promise<string[]> {
  const found = new Set(['/atelie/']);
  for (const path of found) {
    const html = await (await request.get(path)).text();
    for (const [, to = ''] of html.matchAll(/href="(\/atelie\/[a-z\d/-]*)/g)) found.add(to);
  }
  return [...found];
}

interface Shop extends Pick<Situation, 'policy' | 'gpc'> {
  readonly preset?: 'strict';
}

/** Shows the shop with this policy to this visitor: the context is changed as the browser parses it, so that files come from the cache. */
export async function visitShop(page: Page, { policy, gpc, preset }: Shop): Promise<void> {
  if (gpc)
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
  // The shop's images are no part of what is recorded, and a route would switch the browser's cache off.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/imagens/*'] });
  if (policy === 'restrictive' && !preset) return;
  await page.addInitScript(
    ({ policy: given, preset: word }) => {
      const change = (): void => {
        const text = document.querySelector('script[data-site-context]')?.firstChild;
        if (text instanceof Text)
          text.data = text.data
            .replace(
              '"isRestrictiveCookiePolicyEnabled":true',
              `"isRestrictiveCookiePolicyEnabled":${given !== 'open'}`,
            )
            .replace('"cookieSettings":{"is', `"cookieSettings":{${word ? `"preset":"${word}",` : ''}"is`)
            .replace(
              '"isRestrictiveCookiePolicyAbsolute":false',
              `"isRestrictiveCookiePolicyAbsolute":${given === 'absolute'}`,
            );
      };
      new MutationObserver(change).observe(document, { childList: true, subtree: true });
    },
    { policy, preset },
  );
}

const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** Adds markup to the end of each page of the shop, which then has no content security policy, as the pages of most site owners have none. */
export async function pasteInto(page: Page, pasted: string): Promise<void> {
  // The shop's images are no part of what is recorded.
  await page.route(/\/imagens\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: IMAGE }));
  await page.route(/\/atelie\/[a-z\d/-]*$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/ nonce="[^"]*"/g, '').replace('</body>', () => `${pasted}</body>`);
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ status: response.status(), headers, body });
  });
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await stageRan(page);
  await pastIdle(page);
}

/** The cookie settings that the page's context has, and the services that it declares. */
export const settingsOf = (page: Page): Promise<Record<string, unknown> & { services: DeclaredService[] }> =>
  page.evaluate(
    () => JSON.parse(document.querySelector('script[data-site-context]')?.textContent ?? '{}').cookieSettings,
  );
