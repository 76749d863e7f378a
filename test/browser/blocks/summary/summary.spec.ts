import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';

const item = (
  name: string,
  { category = 'Forno', tags = '', more = '', text = 'Catorze horas de fogo.' } = {},
): string =>
  `<article data-categories="${category}" data-tags="${tags}"${more}><a href="/atelie/diario/${name}"><img src="/imagens/torno.jpg?format=300w" width="1600" height="900" alt=""></a><p><time datetime="2026-11-08">8 de novembro de 2026</time></p><h3><a href="/atelie/diario/${name}">${name}</a></h3><p>${text}</p></article>`;
const NAV =
  '<nav aria-label="Filtrar"><a href="?">Todos</a> <a href="?category=Forno">Forno</a> <a href="?category=Torno">Torno</a> <a href="?tag=gato">Gato</a></nav>';
const ITEMS = [
  item('cinza'),
  item('noite', { tags: 'Fogo, frio' }),
  item('tigela', { category: 'Torno' }),
  item('moringa', { category: 'Correio' }),
];
const summary = (content: string, attributes = ''): string =>
  `<script type="application/json" data-site-context>{"website":{"formattingLocale":"pt-BR"}}</script><div id="lista" data-block="summary" ${attributes}>${content}</div>`;
const HEAD = '<style>img { max-width: 100%; height: auto; display: block } article, article * { margin: 0 }</style>';

const shown = (page: Page): Locator => page.locator('#lista h3:visible');
const status = (page: Page): Locator => page.locator('#lista [role=status]');
const boxOf = (page: Page, name: string): Promise<{ x: number; y: number; width: number; height: number }> =>
  page
    .locator('#lista article', { has: page.locator(`a[href$="/${name}"]`) })
    .evaluate((one) => one.getBoundingClientRect().toJSON());

test('the items of the server stay its own elements; a filter is in the address, and Back and Forward follow it [BLOCK-004, COLL-004]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(summary(NAV + ITEMS.join('')), { head: HEAD });
  await settled(page);
  const link = page.getByRole('link', { name: 'noite', exact: true });
  await link.evaluate((one) => Reflect.set(window, 'own', one));
  await expect(shown(page)).toHaveText(['cinza', 'noite', 'tigela', 'moringa']);
  const forno = page.getByRole('link', { name: 'Forno', exact: true });
  await forno.click();
  await expect(shown(page)).toHaveText(['cinza', 'noite']);
  await expect(page).toHaveURL(/\/test\?category=Forno$/);
  await expect(forno).toHaveAttribute('aria-current', 'true');
  await expect(status(page)).toHaveText(/^2 itens/);
  await page.getByRole('link', { name: 'Gato' }).click();
  await expect(shown(page)).toHaveCount(0);
  await expect(page.locator('[part~=empty-state]')).toContainText('Nada com esse filtro');
  await page.goBack();
  await expect(shown(page)).toHaveText(['cinza', 'noite']);
  await page.goBack();
  await expect(shown(page)).toHaveText(['cinza', 'noite', 'tigela', 'moringa']);
  await page.goForward();
  await expect(shown(page)).toHaveText(['cinza', 'noite']);
  await page.goForward();
  await page.getByRole('link', { name: 'Ver tudo' }).click();
  await expect(shown(page)).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Todos' })).toBeFocused();
  await expect(page).toHaveURL(/\/test$/);
  expect(await link.evaluate((one) => one === Reflect.get(window, 'own'))).toBe(true);
});

test('an address with a filter shows it at once', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(summary(NAV + ITEMS.join('')), { head: HEAD, query: '?category=torno' });
  await settled(page);
  await expect(shown(page)).toHaveText(['tigela']);
});

test('grids have as many columns as fit, and columns and rows are those of the gallery [BLOCK-004]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  const show = async (attributes: string): Promise<void> => {
    await pageWith(summary(ITEMS.join(''), attributes), { head: `${HEAD}<style>body { margin: 0 }</style>` });
    await settled(page);
  };
  await show('data-gutter="20" data-column-width="300"');
  const [cinza, noite, tigela, moringa] = await Promise.all(
    ['cinza', 'noite', 'tigela', 'moringa'].map((name) => boxOf(page, name)),
  );
  expect(cinza?.width).toBeCloseTo(320, 0);
  expect([noite?.y, tigela?.y]).toEqual([cinza?.y, cinza?.y]);
  expect(moringa?.x).toBe(cinza?.x);
  expect(moringa?.y).toBeGreaterThan(cinza?.y ?? 0);

  await show('data-design="grid" data-slides-per-row="2" data-gutter="20"');
  expect((await boxOf(page, 'cinza')).width).toBeCloseTo(490, 0);

  await show('data-design="autocolumns" data-column-width="300" data-gutter="20"');
  const first = await boxOf(page, 'cinza');
  await expect.poll(async () => Math.round((await boxOf(page, 'moringa')).y - first.y - first.height)).toBe(20);

  await show('data-design="autorows" data-row-height="150" data-gutter="20"');
  const row = await Promise.all(['cinza', 'noite', 'tigela'].map((name) => boxOf(page, name)));
  expect(new Set(row.map(({ y }) => y)).size).toBe(1);
  expect(Math.round((row.at(-1)?.x ?? 0) + (row.at(-1)?.width ?? 0))).toBeLessThanOrEqual(1000);

  await page.setViewportSize({ width: 360, height: 800 });
  await show('data-design="autorows" data-row-height="150" data-gutter="20"');
  for (const name of ['cinza', 'noite', 'tigela']) expect((await boxOf(page, name)).width, name).toBeGreaterThan(155);
  await page.setViewportSize({ width: 1000, height: 900 });

  await show('data-design="list" data-list-image-size="40"');
  const image = await page.locator('#lista img').first().boundingBox();
  const title = await shown(page).first().boundingBox();
  expect(image?.width).toBeCloseTo(400, -1);
  expect(title?.x).toBeGreaterThan((image?.x ?? 0) + (image?.width ?? 0));
  // Between the lines of the text is no room that the picture is higher.
  const text = await page.locator('#lista article').first().locator('p').nth(1).boundingBox();
  expect((text?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeLessThan(2);

  await show('data-design="stacked"');
  expect((await boxOf(page, 'cinza')).width).toBe(1000);
});

test('a line is moved by its buttons, which say where it is; it goes no further than its items', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pageWith(summary(ITEMS.join(''), 'data-design="carousel" data-column-width="300" data-gutter="20"'), {
    head: HEAD,
  });
  await settled(page);
  const [previous, next] = [
    page.getByRole('button', { name: 'Itens anteriores' }),
    page.getByRole('button', { name: 'Próximos itens' }),
  ];
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(status(page)).toHaveText(/^3 a 4 de 4/);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('link', { name: 'tigela', exact: true })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'cinza', exact: true })).not.toBeInViewport();
  await previous.click();
  await expect(status(page)).toHaveText(/^1 a 2 de 4/);
  await expect(page.getByRole('link', { name: 'cinza', exact: true })).toBeInViewport();
});

test('quick presses of a button of a line count from where the press before leads, unless the visitor has scrolled since', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await pageWith(summary(ITEMS.join('').repeat(2), 'data-design="carousel" data-column-width="300" data-gutter="20"'), {
    head: HEAD,
  });
  await settled(page);
  const line = page.locator('#lista [part=items]');
  const press = (...what: string[]): Promise<void> =>
    line.evaluate((element, names) => {
      for (const name of names)
        if (name === 'next') element.parentElement?.querySelector<HTMLElement>('[part~=next]')?.click();
        else element.dispatchEvent(new Event(name));
    }, what);
  await press('next', 'pointerdown', 'next');
  await expect(status(page)).toHaveText(/^3 a 4 de 8/);
  await page.getByRole('button', { name: 'Itens anteriores' }).click();
  await expect(status(page)).toHaveText(/^1 a 2 de 8/);
  await expect.poll(() => line.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await press('next');
  await press('next');
  await press('next');
  await expect(status(page)).toHaveText(/^7 a 8 de 8/);
  await expect(shown(page).last()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Próximos itens' })).toHaveAttribute('aria-disabled', 'true');
});

test('the line of the date is where the block says, and back where it was once the block is gone', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(summary(ITEMS.join(''), 'data-metadata-position="below-content" data-design="list"'), { head: HEAD });
  const order = (): Promise<string[]> =>
    page
      .locator('#lista article')
      .first()
      .evaluate((one) => [...one.children].map(({ localName }) => localName));
  await settled(page);
  expect(await order()).toEqual(['a', 'h3', 'p', 'p']);
  expect(await page.locator('#lista article').first().locator('p').last().textContent()).toContain('2026');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').unmount(document.querySelector('#lista')));
  expect(await order()).toEqual(['a', 'p', 'h3', 'p']);
  await expect(page.locator('#lista [style], #lista [slot]')).toHaveCount(0);
});

test('events are those that are to come, or those that are over', { tag: '@long' }, async ({ page, pageWith }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T12:00-03:00'));
  const events =
    item('hoje', { more: ' data-event-start="2026-11-23T09:00-03:00" data-event-end="2026-11-23T18:00-03:00"' }) +
    item('ontem', { more: ' data-event-start="2026-11-22T09:00-03:00"' }) +
    item('amanhã', { more: ' data-event-start="2026-11-24T09:00-03:00"' });
  await pageWith(summary(events, 'data-show-past-or-upcoming-events="upcoming"'));
  await settled(page);
  await expect(shown(page)).toHaveText(['hoje', 'amanhã']);
  await pageWith(summary(events, 'data-show-past-or-upcoming-events="past"'));
  await settled(page);
  await expect(shown(page)).toHaveText(['ontem']);
});

test('nothing at all is said in words', async ({ page, pageWith }) => {
  await pageWith(summary(''));
  await settled(page);
  await expect(page.locator('[part~=empty-state]')).toHaveText('Ainda não há nada aqui');
});
