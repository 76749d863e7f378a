import type { Locator, Page } from '@playwright/test';
import { BOTH, type Settings, withSettings } from '../blocks/cookie-banner/cookie-page.ts';

const RESTRICTIVE: Settings = { ...BOTH, isAnalyticsCookiesDisabled: true };

/** Markup of a page whose policy is restrictive. */
export const restrictive = (html: string, more: Settings = {}): string =>
  withSettings({ ...RESTRICTIVE, ...more }, html);

const COVERS = 'Aprender a tornear';
/** What the stand-ins of vendors answer: scripts write down their own address, anything else is a page. */
const bodyOf = ({ pathname }: URL): { contentType: string; body: string } =>
  pathname.endsWith('.js')
    ? { contentType: 'text/javascript', body: `(window.ran ??= []).push(${JSON.stringify(pathname)})` }
    : pathname.endsWith('.css')
      ? { contentType: 'text/css', body: ':root { --vendor: here }' }
      : { contentType: 'text/html', body: `<!doctype html><title>${COVERS}</title><button>Tocar</button>` };

/** Answers for every host but the site's own, and gives the addresses that were asked for. */
export async function vendors(
  page: Page,
  before: (url: URL) => Promise<unknown> | undefined = () => undefined,
): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.hostname.endsWith('.exemplo'),
    async (route) => {
      const url = new URL(route.request().url());
      asked.push(url.hostname + url.pathname);
      await before(url);
      await route.fulfill(bodyOf(url)).catch(() => {});
    },
  );
  return asked;
}

/** What has run on the page, in order. */
export const ran = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'ran') ?? []);

/** Decides by the page's own interface. */
export const choose = (page: Page, purposes: Readonly<Record<string, boolean>>): Promise<void> =>
  page.evaluate(async (given) => {
    const { Vitrine } = window as unknown as {
      Vitrine: { ready(): Promise<void>; consent: { set(given: object): Promise<void> } };
    };
    await Vitrine.ready();
    await Vitrine.consent.set(given);
  }, purposes);

/** The placeholder of an element that waits. */
export const placeholderOf = (page: Page, selector: string): Locator =>
  page.locator(`${selector} + [data-consent-notice], ${selector} > [data-consent-notice]`);

export const pressed = (page: Page, selector: string, name: string): Promise<void> =>
  placeholderOf(page, selector).getByRole('button', { name }).click();

/** A text that says on the page that it has run. */
export const inline = (name: string, attributes = 'data-consent="marketing"'): string =>
  `<script type="text/plain" ${attributes}>(window.ran ??= []).push(${JSON.stringify(name)})</script>`;

export const external = (path: string, attributes = 'data-consent="marketing"'): string =>
  `<script type="text/plain" ${attributes} data-src="https://medidor.exemplo/${path}"></script>`;

export const frame = (id: string, attributes = 'data-consent="marketing"'): string =>
  `<iframe id="${id}" title="Vídeo" width="480" height="300" ${attributes} data-consent-src="https://videos.exemplo/${id}"></iframe>`;
