// The list of reviews, and the page that asks for one.
import { axe } from '../../tools/axe.ts';
import { expect, readyInView, settled, test } from '../../tools/fixture.ts';
import { runUntilSettled, stopClock } from '../../tools/page-clock.ts';

const PATH = '**/api/3/commerce/reviews*';
const review = (id: number, rating = 5) => ({ id: `${id}`, rating, text: `Texto ${id}`, name: `Nome ${id}` });
const item = (id: number) =>
  `<li data-rating="4" data-review-id="${id}"><p>Texto ${id}</p><footer>Nome ${id}</footer></li>`;

test('the server’s reviews are shown with average and distribution, and continued without showing one twice [REVIEW-001]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked: (string | null)[] = [];
  await page.route(PATH, (route) => {
    const p = new URL(route.request().url()).searchParams.get('p');
    asked.push(p);
    const ids = p === '0' ? [1, 2] : [3, 4];
    return route.fulfill({ json: { reviews: ids.map((id) => review(id)), average: 4.5, count: 4 } });
  });
  await pageWith(
    `<div data-block="reviews" data-block-load="load" data-item-id="moringa" data-average="4.3" data-count="4" data-distribution="2,2,0,0,0" data-form-url="/atelie/avaliar"><ol>${item(1)}${item(2)}</ol></div>`,
  );
  await settled(page);
  expect(asked).toEqual([]);
  const block = page.locator('[data-block=reviews]');
  await expect(block.locator('[part=review]')).toHaveCount(2);
  await expect(block).toContainText('4,3 de 5');
  await expect(block.getByText('4 de 5 estrelas')).toHaveCount(2);
  await expect(block.getByText('5 estrelas', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Escrever uma avaliação' })).toHaveAttribute('href', '/atelie/avaliar');
  expect(await axe(page)).toEqual([]);
  const more = page.getByRole('button', { name: 'Mostrar mais avaliações' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(block.locator('[part=review]')).toHaveCount(4);
  expect(asked).toEqual(['0', '1']);
  await expect(block).toContainText('4,5 de 5');
  await expect(page.getByRole('status')).toHaveText('Mais 2 avaliações.');
  await expect(more).toHaveCount(0);
  // The keyboard goes on where the button was.
  await expect(block.locator('[part=review]').nth(2)).toBeFocused();
});

test.describe('in Brazil', () => {
  test.use({ timezoneId: 'America/Sao_Paulo' });

  test('a review of a day keeps it, and each bar is its share of all reviews [REVIEW-001]', async ({
    pageWith,
    page,
  }) => {
    await pageWith(
      `<div data-block="reviews" data-block-load="load" data-item-id="moringa" data-average="4.5" data-count="2" data-distribution="1,1,0,0,0"><ol><li data-rating="4"><p>Leve.</p><footer>Ana, <time datetime="2026-05-02">2 de maio de 2026</time></footer></li></ol></div>`,
    );
    await settled(page);
    await expect(page.locator('[part=review]')).toContainText('2 de maio de 2026');
    const bars = page.locator('.bar > span');
    expect(await bars.evaluateAll((all) => all.map(({ style }) => style.inlineSize))).toEqual([
      '50%',
      '50%',
      '0%',
      '0%',
      '0%',
    ]);
  });
});

test('a list that cannot be continued says so, and the next press tries again', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/500/);
  let failing = true;
  await page.route(PATH, (route) =>
    failing
      ? route.fulfill({ status: 500, json: { error: 'A lista está em obras.' } })
      : route.fulfill({ json: { reviews: [review(1), review(2)], count: 2 } }),
  );
  await pageWith(
    `<div data-block="reviews" data-block-load="load" data-item-id="moringa" data-count="2"><ol>${item(1)}</ol></div>`,
  );
  await settled(page);
  await page.getByRole('button', { name: 'Mostrar mais avaliações' }).click();
  await expect(page.getByRole('alert')).toHaveText('A lista está em obras.');
  failing = false;
  await page.getByRole('button', { name: 'Mostrar mais avaliações' }).click();
  await expect(page.locator('[part=review]')).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveText('');
});

test('a review of this minute says how long ago it was written, an earlier one its day [FMT-301, FMT-302, FMT-303]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await stopClock(page, new Date('2026-05-30T12:00:00Z'));
  /** Every 5 s the page looks at the time again, by a timer that each look sets. */
  const pass = async (seconds: number): Promise<void> => {
    for (let left = seconds; left > 0; left -= 5) await page.clock.runFor(5_000);
  };
  const created = (id: number, time: string) => ({ ...review(id), created: Date.parse(time) });
  const reviews = [created(1, '2026-05-30T12:00:30Z'), created(2, '2026-05-29T12:00:00Z')];
  await page.route(PATH, (route) => route.fulfill({ json: { reviews, average: 5, count: 2 } }));
  await pageWith('<div data-block="reviews" data-block-load="load" data-item-id="moringa" data-count="2"></div>');
  await runUntilSettled(page);
  const shown = page.locator('[part=review]');
  await expect(shown).toHaveText([/Nome 1 · agora mesmo$/, /Nome 2 · 29 de maio de 2026$/]);
  await pass(45);
  await expect(shown.first()).toHaveText(/Nome 1 · há \d+ segundos$/);
  await pass(60);
  await expect(shown.first()).toHaveText(/Nome 1 · 30 de maio de 2026$/);
});

test('the reviews of a piece in the shop are those of the database', { tag: '@long' }, async ({ page }) => {
  await page.goto('/atelie/peca/tigela-serra');
  const block = page.locator('[data-block=reviews]');
  await readyInView(block);
  await expect(block.locator('[part=review]').first()).toBeVisible();
  await expect(block).toContainText(/\d,?\d? de 5/);
});
