// Links with data-lightbox, and the address of each picture.
import { fetchedFiles } from '../../tools/fetched-files.ts';
import { expect, test } from '../../tools/fixture.ts';
import { stageRan } from '../../tools/vitrine-of.ts';
import { counter, lightbox, links, reached } from './lightbox-page.ts';

const PAGE = `<div data-block="lightbox"></div><div style="height:600px"></div>${links}<div style="height:2000px"></div>`;

test('a link opens its set at itself, the page stops scrolling without a shift, and everything is restored [LBOX-317, LBOX-321, LBOX-325]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(PAGE, { name: 'links' });
  await stageRan(page);
  await page.evaluate(() => scrollTo(0, 300));
  const width = (): Promise<number> =>
    page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().width ?? 0);
  const before = await width();
  await page.locator('#foto-2').click();
  await expect(counter(page)).toHaveText('2 de 3');
  await expect(page).toHaveURL(/#foto-2$/);
  await reached(page, 'contentFadedIn');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  expect(await width()).toBe(before);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(page).toHaveURL(/#foto-3$/);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/links$/);
  expect(await page.evaluate(() => [scrollY, document.documentElement.getAttribute('style')])).toEqual([300, null]);
  // The link of the picture that was shown last.
  await expect(page.locator('#foto-3')).toBeFocused();
  expect(await width()).toBe(before);
});

test('Back closes the lightbox and leaves the page where it was [LBOX-317]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(PAGE, { name: 'links' });
  await stageRan(page);
  await page.locator('#foto-1').click();
  await reached(page, 'contentFadedIn');
  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(page).toHaveURL(/#foto-2$/);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/links$/);
});

test('an id in the address opens its item, and closing removes the id [LBOX-317]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(PAGE, { name: 'links', query: '#foto-3' });
  await expect(counter(page)).toHaveText('3 de 3');
  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(page).toHaveURL(/#foto-1$/);
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/links$/);
});

test('a history that throws breaks nothing [LBOX-317]', { tag: '@long' }, async ({ page, pageWith }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('too often', 'SecurityError');
    };
    History.prototype.pushState = refuse;
    History.prototype.replaceState = refuse;
  });
  await pageWith(PAGE, { name: 'links' });
  await stageRan(page);
  await page.locator('#foto-1').click();
  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(counter(page)).toHaveText('2 de 3');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
});

test('a click with a modifier key is left to the browser, also the first one', { tag: '@long' }, async ({
  page,
  pageWith,
  context,
}) => {
  await pageWith(PAGE, { name: 'links' });
  await stageRan(page);
  const opened = context.waitForEvent('page');
  await page.locator('#foto-1').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/torno\.jpg/);
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/links$/);
});

test('where the lightbox does not load, the link leads to its picture', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/VT022|Failed to load|ERR_FAILED/);
  await page.route(/chunks\/lightbox-(?!links)[^/]*\.js/, (route) => route.abort());
  await pageWith(PAGE, { name: 'links' });
  await stageRan(page);
  await page.locator('#foto-1').click();
  await expect(page).toHaveURL(/torno\.jpg$/);
});

test('on a page without any block the files come with the pointer on a link, before the click', async ({
  page,
  pageWith,
}) => {
  const files = fetchedFiles(page);
  const has = (name: string): boolean => files.some((file) => file.startsWith(`chunks/${name}-`));
  await pageWith(links);
  await expect.poll(() => has('lightbox-links')).toBe(true);
  expect(has('react')).toBe(false);
  expect(files.some((file) => /chunks\/lightbox-\w{5}\.js/.test(file))).toBe(false);
  await page.locator('#foto-1').hover();
  await expect.poll(() => files.some((file) => /chunks\/lightbox-\w{5}\.js/.test(file))).toBe(true);
  await page.locator('#foto-1').click();
  await expect(counter(page)).toHaveText('1 de 3');
});
