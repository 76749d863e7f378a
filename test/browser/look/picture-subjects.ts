import type { Locator, Page } from '@playwright/test';
import { BOTH, bannerOf, withSettings } from '../blocks/cookie-banner/cookie-page.ts';
import { button, control } from '../blocks/form/contact-form.ts';
import { expect, type PageWith } from '../tools/fixture.ts';
import { demoUrl } from '../tools/server-log.ts';
import { call, openPage, serveDialogToy, shown } from '../toy/dialog-page.ts';

/** Ways to look at a page. `zoom` is 400 % of a window of 1280 by 800. */
export type Look = 'wide' | 'dark' | 'narrow' | 'zoom' | 'forced' | 'forced-dark' | 'print';

/** Something pictures are taken of: a page, how it gets into its state, and what of it the picture shows. */
export interface Subject {
  readonly name: string;
  readonly looks: readonly Look[];
  /** Brings the page into the state. */
  open(page: Page, pageWith: PageWith): Promise<unknown>;
  /** What the picture shows; the window where nothing is said, and on paper the whole page. */
  part?(page: Page): Locator;
  /** It lies over the page: at 400 % its window is as low as such a window is, 200 px. */
  readonly over?: boolean;
}

const EVERY: readonly Look[] = ['wide', 'dark', 'narrow', 'zoom', 'forced', 'forced-dark', 'print'];
/** Of what paper does not show. */
const OVER: readonly Look[] = ['wide', 'dark', 'zoom', 'forced'];
/** Of a second state. */
const FEW: readonly Look[] = ['wide', 'zoom', 'forced'];

/** The project's own faces in the place of the machine's, and nothing of the page but what the pictures show. */
export const FACES = `
@font-face { font-family: "Fraunces"; src: url("/fontes/fraunces-latin-opsz-normal.woff2"); font-weight: 100 900 }
@font-face { font-family: "Source Sans 3"; src: url("/fontes/source-sans-3-latin-wght-normal.woff2"); font-weight: 200 900 }
:root:root { --serif: "Fraunces"; --sans: "Source Sans 3"; --mono: "Source Sans 3"; font-family: "Source Sans 3" }
.top { position: static !important }
.variants, .reference, .panel, .bench ~ section { display: none !important }`;

const demoPage = async (page: Page, path: string): Promise<void> => {
  const url = demoUrl();
  await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'false', url }]);
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-vitrine-initialised'));
  await expectBlocks(page);
};

/** Every block that is shown is ready: those further down come into view first. */
const expectBlocks = async (page: Page): Promise<void> => {
  const hosts = page.locator('[data-block]:not([data-block=cookie-banner], [data-block=dialog]):visible');
  for (const host of await hosts.all()) {
    await host.scrollIntoViewIfNeeded();
    await expect(host).toHaveAttribute('data-block-state', 'ready');
  }
  await page.evaluate(() => scrollTo(0, 0));
};

const stage = (page: Page): Locator => page.locator('#stage');

const blockPage =
  (block: string, then: (page: Page) => Promise<unknown> = async () => {}) =>
  async (page: Page): Promise<void> => {
    await demoPage(page, `/blocks/${block}`);
    await then(page);
  };

const HEAD = { head: `<style>${FACES} body { font-family: var(--sans) }</style>` };

const dialog = (path: string) => async (page: Page, pageWith: PageWith) => {
  await serveDialogToy(page);
  await openPage(pageWith, page, HEAD);
  await call(page, path);
  await shown(page).waitFor();
};

const banner = (settings: object) => async (page: Page, pageWith: PageWith) => {
  await pageWith(withSettings({ ...BOTH, ...settings }), HEAD);
  await bannerOf(page).waitFor();
};

const LONG = `<p>${'Guardamos um cookie para lembrar o que está na sacola, e outro para saber se você já viu este aviso. '.repeat(4)}</p>`;
const POPUP = { cookieBannerVariant: 'POPUP', cookieBannerTheme: 'LIGHT', cookieBannerText: LONG };

/** The blocks' own pages of the demo, with each block in its states, and one page of the shop. */
export const SUBJECTS: readonly Subject[] = [
  { name: 'accordion', looks: EVERY, open: blockPage('accordion'), part: stage },
  {
    name: 'accordion-last-open',
    looks: ['wide'],
    open: blockPage('accordion', (page) => stage(page).locator('[part=trigger]').last().click()),
    part: stage,
  },
  { name: 'marquee', looks: EVERY, open: blockPage('marquee'), part: stage },
  {
    name: 'marquee-paused',
    looks: ['wide', 'zoom'],
    open: blockPage('marquee', (page) => stage(page).locator('[part=button]').press('Enter')),
    part: stage,
  },
  { name: 'form', looks: EVERY, open: blockPage('form'), part: stage },
  {
    name: 'form-errors',
    looks: FEW,
    open: blockPage('form', async (page) => {
      await control(page, 'email').first().fill('ana@');
      await button(page).first().click();
    }),
    part: stage,
  },
  { name: 'cookie-banner', looks: OVER, open: banner({}), part: bannerOf, over: true },
  { name: 'cookie-banner-popup', looks: FEW, open: banner(POPUP), part: bannerOf, over: true },
  { name: 'dialog-error', looks: OVER, open: dialog('/api/500'), part: shown, over: true },
  { name: 'dialog-login', looks: FEW, open: dialog('/api/401/login'), part: shown, over: true },
  {
    name: 'shop-contact',
    looks: ['wide', 'dark', 'narrow', 'forced', 'print'],
    open: (page) => demoPage(page, '/atelie/contato'),
  },
];

/** Pictures that may differ in a share of their pixels, and why. Every other one has to be the same. */
export const ALLOWED: Readonly<Record<string, { share: number; why: string }>> = {};
