import type { Locator, Page } from '@playwright/test';
import { type PageWith, readyInView } from '../tools/fixture.ts';
import { demoUrl } from '../tools/server-log.ts';
import { stageRan } from '../tools/vitrine-of.ts';

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

/** The project's own faces in the place of the machine's, and nothing of the page but what the pictures show. */
export const FACES = `
@font-face { font-family: "Fraunces"; src: url("/fontes/fraunces-latin-opsz-normal.woff2"); font-weight: 100 900 }
@font-face { font-family: "Source Sans 3"; src: url("/fontes/source-sans-3-latin-wght-normal.woff2"); font-weight: 200 900 }
:root:root { --serif: "Fraunces"; --sans: "Source Sans 3"; --mono: "Source Sans 3"; --vitrine-code-font: "Source Sans 3"; font-family: "Source Sans 3" }
.top { position: static !important }
.variants, .reference, .panel, .bench ~ section { display: none !important }`;

/** Opens a page of the demo whose visitor has decided about cookies, and waits for its blocks. */
export const demoPage = async (page: Page, path: string): Promise<void> => {
  const url = demoUrl();
  await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'false', url }]);
  await page.goto(path);
  await stageRan(page);
  await expectBlocks(page);
};

/** Every block that is shown is ready: those further down come into view first. */
export const expectBlocks = async (page: Page): Promise<void> => {
  const hosts = page.locator('[data-block]:not([data-block=cookie-banner], [data-block=dialog]):visible');
  for (const host of await hosts.all()) {
    await readyInView(host);
  }
  await page.evaluate(() => scrollTo(0, 0));
};

/** Where the page of a block shows it. */
export const stage = (page: Page): Locator => page.locator('#stage');

/** Opens the page of a block. */
export const blockPage =
  (block: string, then: (page: Page) => Promise<unknown> = async () => {}) =>
  async (page: Page): Promise<void> => {
    await demoPage(page, `/blocks/${block}`);
    await then(page);
  };

/** For a page of the test's own. */
export const HEAD = { head: `<style>${FACES} body { font-family: var(--sans) }</style>` };
