// Every kind of collection page of the list, on the shop's own pages: which blocks take it up, and what a visitor finds there.
import type { collectionPages } from '../../../src/vocab/catalogue/codes/collection-pages.ts';
import type { WordIn } from '../../../src/vocab/codes/words.ts';
import { expect, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';

interface Kind {
  readonly path: string;
  /** The block of the page that takes up the collection. */
  readonly block: string;
  /** What it shows of the collection, as a selector inside of the block. */
  readonly shows: string;
  /** The rows that this kind of page proves. */
  readonly rows: string;
}

/** Each kind of `collectionPages`, in the shop. */
const KINDS = {
  eventsList: {
    path: '/atelie/agenda',
    block: '#block-eventos',
    shows: 'article h2',
    rows: '[COLL-001, COLL-002]',
  },
  eventsCalendar: {
    path: '/atelie/agenda',
    block: '#block-agenda',
    shows: '[role=grid]',
    rows: '[COLL-001, COLL-003]',
  },
  blogList: { path: '/atelie/diario', block: '#block-diario', shows: 'article h2', rows: '[COLL-001, COLL-004]' },
  galleryList: {
    path: '/atelie/galeria',
    block: 'main [data-block=gallery]',
    shows: '[part~=slide] img',
    rows: '[COLL-001, COLL-005]',
  },
  productsList: {
    path: '/atelie/colecao',
    block: 'main [data-block=product-list]',
    shows: '[data-product]:not(script)',
    rows: '[COLL-001, COLL-006]',
  },
  itemView: {
    path: '/atelie/peca/caneca-neblina',
    block: 'main [data-block=product]',
    shows: 'button:visible',
    rows: '[COLL-001, COLL-007]',
  },
  search: {
    path: '/atelie/busca?q=vaso',
    block: 'main [data-block=search]',
    shows: 'a[href*="/atelie/"]',
    rows: '[COLL-001, COLL-008]',
  },
} as const satisfies Record<WordIn<typeof collectionPages>, Kind>;

for (const [kind, { path, block, shows, rows }] of Object.entries(KINDS))
  test(`${kind} is taken up at ${path} ${rows}`, { tag: inEveryRun(kind === 'galleryList') }, async ({ page }) => {
    await page.goto(path);
    const found = page.locator(block).first();
    await found.scrollIntoViewIfNeeded();
    await expect(found).toHaveAttribute('data-block-state', 'ready');
    await expect(found.locator(shows).first()).toBeVisible();
  });

test('the list of the diary is filtered and goes on, with scripts and without [COLL-004]', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/atelie/diario');
  const list = page.locator('#block-diario');
  await list.scrollIntoViewIfNeeded();
  await expect(list).toHaveAttribute('data-block-state', 'ready');
  await expect(list.locator('article:visible')).toHaveCount(3);
  await list.locator('[part~=more]').click();
  await expect(list.locator('article:visible')).toHaveCount(5);
  await page.locator('.filters').getByRole('link', { name: 'Forno' }).click();
  await expect(list.locator('article:visible h2')).toHaveText(['A noite do forno', 'O vaso que estala à noite']);
  await expect(page).toHaveURL(/category=Forno/);
  await page.goBack();
  await expect(list.locator('article:visible')).toHaveCount(5);

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto('/atelie/diario');
  await plain.getByRole('link', { name: 'Mais textos' }).click();
  await expect(plain.locator('#block-diario article')).toHaveCount(2);
  await plain.locator('.filters').getByRole('link', { name: 'Torno' }).click();
  await expect(plain.locator('#block-diario article h2')).toHaveText(['Por que a tigela pesa o que pesa']);
  await context.close();
});

test('links to comments of a list stay in it, where the script of the counts finds them [COLL-004]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.route('https://serra.disqus.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `for (const one of document.querySelectorAll('a[href$="#disqus_thread"]')) one.textContent = '3 comentários';`,
    }),
  );
  await pageWith(
    `<script type="application/json" data-site-context>{"websiteSettings":{"disqusShortname":"serra","commentsEnabled":true},"cookieSettings":{"isCookieBannerEnabled":false}}</script>
<div data-block="summary"><article><h3><a href="/atelie/diario/a">Forno</a></h3><p>Texto.</p><p><a href="/atelie/diario/a#disqus_thread">Comentários</a></p></article></div>`,
  );
  const link = page.locator('article a').last();
  await expect(page.locator('[data-block=summary]')).toHaveAttribute('data-block-state', 'ready');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').consent.set({ marketing: true }));
  await expect(link).toHaveText('3 comentários');
  await expect(link).toBeVisible();
});
