// The calendar in another time zone, in a narrow window, on paper, and where the markup has nothing for it.
import { expect, settled, test } from '../../tools/fixture.ts';
import { block, day, PATH } from './calendar-page.ts';

test.use({ timezoneId: 'America/Sao_Paulo' });

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the times of the site stay, and the visitor’s are added with their date', { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await pageWith(block());
    await settled(page);
    const event = page.locator('[part=event]').nth(2);
    await expect(event).toContainText('Sábado, 5 de dezembro, 19:00');
    await expect(event).toContainText('No seu fuso: Domingo, 6 de dezembro, 07:00');
    await expect(page.locator('[part=event]').last()).not.toContainText('No seu fuso');
    await expect(page.locator('[part=zone]')).toHaveText(/Horário local do evento: .*Brasília/);
    await expect(day(page, /5 de dezembro, 3 eventos/)).toBeVisible();
    await expect(day(page, / 6 de dezembro, nenhum evento/)).toBeVisible();
  });
});

test('a narrow window begins with the list, has a compact grid, and is no wider than itself', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await pageWith(block());
  await settled(page);
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.locator('[part=event]')).toHaveCount(4);
  await page.getByRole('button', { name: 'Mês', exact: true }).click();
  await expect(day(page, /5 de dezembro, 3 eventos/)).toBeVisible();
  await expect(page.getByText('+1')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('on paper it is a list', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(block());
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'dezembro de 2026' })).toBeVisible();
  for (const event of await page.locator('[part=event]').all()) await expect(event).toBeVisible();
  await expect(page.locator('[part=event]')).toHaveCount(4);
});

test('without events and without a collection the markup stays', async ({ page, pageWith }) => {
  await pageWith(block('', '<p>Em breve.</p>'));
  await settled(page);
  await expect(page.getByText('Em breve.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a published calendar, which is empty, loads its month [BLOCK-008]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T12:00Z'));
  const asked: string[] = [];
  await page.route(PATH, (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({
      json: [
        {
          id: '1',
          title: 'Fornada',
          fullUrl: '/agenda/f',
          structuredContent: { startDate: Date.parse('2026-11-28T12:00Z') },
        },
      ],
    });
  });
  await pageWith(
    '<script type="application/json" data-site-context>{"website":{"timeZone":"America/Sao_Paulo"}}</script><div class="sqs-block calendar-block sqs-block-calendar" data-block-type="26" data-block-json=\'{"collectionId":"6515"}\'><!-- The calendar block is initialized by javascript. --></div>',
  );
  await expect(page.locator('[part=event]')).toHaveText(/Fornada.*09:00/);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('month=11-2026&collectionId=6515');
  await expect(page.getByRole('grid').locator('tbody tr')).toHaveCount(6);
});
