// Links to comments, on the shipped product.
import { expect, type PageWith, test } from '../tools/fixture.ts';
import { runUntil, stopClock } from '../tools/page-clock.ts';
import { reportOf } from '../tools/vitrine-of.ts';

const context = (given: object): string =>
  `<script type="application/json" data-site-context>${JSON.stringify(given)}</script>`;

const ANCHORS =
  '<a id="own" data-comments>Comentários</a> <a id="other" href="/diario/vaso?p=1#alto" data-comments="x2">Comentários do vaso</a> <a id="plain" href="/diario/vaso#alto">Vaso</a>';

test('a link to comments leads to the page with the comments of its item, or with the discussion where the site has an external one; without an item it is left alone, and where nobody may comment it is not shown [NAV-019, NAV-020, CTX-008]', async ({
  page,
  pageWith,
}) => {
  await page.route('https://*.disqus.com/**', (route) => route.fulfill({ body: '' }));
  const here = /\/__page\/test\?q=1/.source;
  for (const [given, own, other] of [
    [{ item: { id: 'x1' } }, `${here}#comments-outer-x1$`, '/diario/vaso\\?p=1#comments-outer-x2$'],
    [{}, null, '/diario/vaso\\?p=1#comments-outer-x2$'],
    [
      { item: { id: 'x1' }, websiteSettings: { disqusShortname: 'atelie', commentsEnabled: true } },
      `${here}#disqus_thread$`,
      '/diario/vaso\\?p=1#disqus_thread$',
    ],
    [
      { item: { id: 'x1' }, websiteSettings: { disqusShortname: '' } },
      `${here}#comments-outer-x1$`,
      '#comments-outer-x2$',
    ],
  ] as const) {
    await pageWith(context(given) + ANCHORS, { query: '?q=1' });
    await expect(page.locator('#other'), JSON.stringify(given)).toHaveAttribute('href', new RegExp(other));
    if (own) await expect(page.locator('#own')).toHaveAttribute('href', new RegExp(own));
    else expect(await page.locator('#own').getAttribute('href')).toBeNull();
    await expect(page.locator('#plain')).toHaveAttribute('href', '/diario/vaso#alto');
    await expect(page.locator('#own')).toBeVisible();
  }
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a id="late" href="/b" data-comments="x3">C</a>');
  });
  await expect(page.locator('#late')).toHaveAttribute('href', /\/b#comments-outer-x3$/);
  await pageWith(context({ websiteSettings: { commentsEnabled: false } }) + ANCHORS);
  await expect(page.locator('#other')).toBeHidden();
  await expect(page.locator('#plain')).toBeVisible();
});

test.describe('comments that come after the page', () => {
  const PAGE = `${context({ item: { id: 'x1' } })}${ANCHORS}<div style="height: 3000px"></div><div id="place"></div><div style="height: 2000px"></div>`;
  const open = async (page: Parameters<typeof stopClock>[0], pageWith: PageWith, q = 1): Promise<void> => {
    await stopClock(page);
    await pageWith(PAGE, { query: `?q=${q}#comments-outer-x1` });
    await runUntil(page, async () => /#/.test((await page.locator('#own').getAttribute('href')) ?? ''));
  };
  const come = (page: Parameters<typeof stopClock>[0]): Promise<void> =>
    page.evaluate(() => {
      const comments = Object.assign(document.createElement('section'), { id: 'comments-outer-x1' });
      document.querySelector('#place')?.append(comments);
    });
  const top = (page: Parameters<typeof stopClock>[0]): Promise<number> => page.evaluate(() => Math.round(scrollY));

  test('are scrolled to once they are there, but not under a visitor who has moved meanwhile [ERR-605]', {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await open(page, pageWith);
    expect(await top(page)).toBe(0);
    await page.clock.runFor(9_000);
    await come(page);
    await expect.poll(() => top(page)).toBeGreaterThan(2900);
    await open(page, pageWith, 2);
    await page.keyboard.press('ArrowRight');
    await come(page);
    await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(null))));
    expect(await top(page)).toBe(0);
  });

  test('are waited for 10 s; then that is kept for developers, with selector and time, and they are no longer scrolled to [ERR-605]', {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await open(page, pageWith);
    await page.clock.runFor(10_000);
    await expect
      .poll(async () => (await reportOf(page)).messages.map(({ message }) => message))
      .toContainEqual(expect.stringContaining('No element for "#comments-outer-x1" was found within 10000 ms.'));
    await come(page);
    await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(null))));
    expect(await top(page)).toBe(0);
  });
});
