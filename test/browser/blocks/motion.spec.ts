// Motion is one state of three sources: the visitor's setting, the address, and the page's own wish, which may come and go.
import type { Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { expect, type PageWith, settled, test } from '../tools/fixture.ts';
import { buildDialogToy, call, openPage, serveDialogToy, shown } from '../toy/dialog-page.ts';

test.beforeAll(buildDialogToy);
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

/** Whether transitions take time there. */
const moves = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration));

/** Two pages, and what shows on each that everything is still. The dialog comes with a page of its own, whose calls fail as a test wants. */
const PAGES = {
  'accordion and marquee': {
    async open(pageWith: PageWith, page: Page, query = ''): Promise<void> {
      const blocks = exampleOf('accordion') + exampleOf('marquee');
      await pageWith(blocks.replaceAll('data-block=', 'data-block-load="load" data-block='), { query });
      await settled(page);
    },
    async expectStill(page: Page, still: boolean): Promise<void> {
      await expect(page.locator('.marquee[data-still]')).toHaveCount(still ? 1 : 0);
      await expect(page.locator('.marquee button')).toHaveCount(still ? 0 : 1);
      await expect.poll(() => moves(page, '.panel')).toBe(!still);
    },
  },
  dialog: {
    async open(pageWith: PageWith, page: Page, query = ''): Promise<void> {
      await serveDialogToy(page);
      await openPage(pageWith, page, { query });
      await call(page, '/api/503');
      await expect(shown(page)).toBeVisible();
    },
    async expectStill(page: Page, still: boolean): Promise<void> {
      await expect.poll(() => moves(page, '.panel')).toBe(!still);
      await expect.poll(() => moves(page, '.vt-dialog')).toBe(!still);
    },
  },
};

for (const [name, { open, expectStill }] of Object.entries(PAGES)) {
  test.describe(name, () => {
    test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource/));

    const expectMotion = async (page: Page, still: boolean): Promise<void> => {
      await expect(page.locator('.vitrine[data-motion="reduce"]')).toHaveCount(still ? 2 : 0);
      await expect(page.locator('.vitrine')).toHaveCount(2);
      await expectStill(page, still);
    };
    const wish = (page: Page, value: string): Promise<void> =>
      page.locator('html').evaluate((html, said) => html.setAttribute('data-motion', said), value);

    test('the visitor’s setting stills it, and is followed', { tag: '@long' }, async ({ page, pageWith }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(pageWith, page);
      await expectMotion(page, true);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expectMotion(page, false);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectMotion(page, true);
    });

    test('the page’s own wish stills it, is followed, and takes nothing back from the visitor', {
      tag: '@long',
    }, async ({ page, pageWith }) => {
      await open(pageWith, page);
      await expectMotion(page, false);
      await wish(page, 'reduce');
      await expectMotion(page, true);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await wish(page, '');
      await expectMotion(page, true);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expectMotion(page, false);
    });

    test('the address stills it, whatever visitor and page say', { tag: '@long' }, async ({ page, pageWith }) => {
      await open(pageWith, page, '?nomotion=true');
      await expectMotion(page, true);
      await wish(page, 'full');
      await expectMotion(page, true);
    });
  });
}

test('a dialog that is stilled by the address comes and goes at once', async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await PAGES.dialog.open(pageWith, page, '?nomotion=true');
  expect(await shown(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
});
