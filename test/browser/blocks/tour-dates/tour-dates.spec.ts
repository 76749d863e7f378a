// Tour dates: of the markup, of a vendor that nothing reaches before the visitor wants it, and of the site itself.
import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';

const VENDOR = 'https://rest.bandsintown.com/**';
const LIST =
  '<ul><li><time datetime="2026-12-05T20:00-03:00">5/12, 20h</time> <b data-venue>Teatro da Vila</b> <span data-city>Tiradentes, MG</span> <a href="https://ingressos.example/1">Ingressos</a></li><li data-sold-out><time datetime="2026-12-12">12/12</time> <b data-venue>Casa do Choro</b> <a href="https://ingressos.example/2">x</a></li><li><time datetime="2026-10-02">2/10</time> <b data-venue>Festival da Serra</b></li></ul>';
const block = (attributes: string, markup = '') =>
  `<div data-block="tour-dates" data-block-load="load" ${attributes}>${markup}</div>`;
const answer = [
  {
    id: '1',
    starts_at: '2026-12-19T21:00:00',
    url: 'https://ingressos.example/3',
    venue: { name: 'Sala Minas', city: 'Belo Horizonte', region: 'MG', country: 'Brasil' },
  },
  { id: '2', title: 'Sem dia', starts_at: 'em breve' },
];

test.use({ timezoneId: 'Asia/Tokyo' });
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-23T12:00Z')));

/** Answers for the vendor, and returns what it was asked. */
async function vendor(page: Page, failing = () => false): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(VENDOR, (route) => {
    asked.push(new URL(route.request().url()));
    const headers = { 'access-control-allow-origin': '*' };
    return failing() ? route.fulfill({ status: 503, headers }) : route.fulfill({ json: answer, headers });
  });
  return asked;
}

test('dates of the markup are shown as the venue’s clock has them, with tickets or sold out [BLOCK-007]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(block('', LIST));
  await settled(page);
  const events = page.locator('[part=event]');
  await expect(events).toHaveCount(2);
  await expect(events.first()).toContainText('Sábado, 5 de dezembro, 20:00');
  await expect(events.first()).toContainText('Tiradentes, MG');
  const tickets = page.getByRole('link', { name: 'Ingressos: Teatro da Vila, Sábado, 5 de dezembro' });
  await expect(tickets).toHaveAttribute('href', 'https://ingressos.example/1');
  await expect(events.last()).toContainText('Esgotado');
  await expect(events.last().getByRole('link')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await pageWith(block('data-timeframe="past"', LIST));
  await settled(page);
  await expect(events).toHaveText(/Festival da Serra/);
});

test('nothing reaches the vendor before a click, and then without cookies or the page’s address [BLOCK-007]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked = await vendor(page);
  await pageWith(block('data-artist-id="1555" data-app-id="chave"', LIST));
  await settled(page);
  await expect(page.locator('[part=event]')).toHaveCount(2);
  await expect(page.locator('[part=facade]')).toContainText('Bandsintown');
  expect(await axe(page)).toEqual([]);
  expect(asked).toEqual([]);
  const [request] = await Promise.all([
    page.waitForRequest(VENDOR),
    page.getByRole('button', { name: 'Carregar uma vez' }).click(),
  ]);
  await expect(page.locator('[part=event]')).toHaveText([
    /Sala Minas.*Sábado, 19 de dezembro, 21:00.*Belo Horizonte, MG, Brasil/,
  ]);
  expect(request.headers().referer).toBeUndefined();
  expect(asked.map(String)).toEqual(['https://rest.bandsintown.com/artists/id_1555/events?app_id=chave&date=upcoming']);
});

test('a visitor who allows marketing sees the dates without a click', { tag: '@long' }, async ({ page, pageWith }) => {
  const asked = await vendor(page);
  await pageWith(block('data-artist-id="1555"'));
  await settled(page);
  expect(asked).toEqual([]);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').consent.set({ marketing: true }));
  await expect(page.locator('[part=event]')).toHaveText([/Sala Minas/]);
});

test('a source that does not answer says so, and is asked again [BLOCK-007]', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/503/);
  let failing = true;
  await vendor(page, () => failing);
  await pageWith(block('data-artist-id="1555"'));
  await settled(page);
  await page.getByRole('button', { name: 'Carregar uma vez' }).click();
  await expect(page.getByRole('alert')).toContainText('Não foi possível carregar as datas.');
  failing = false;
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.locator('[part=event]')).toHaveText([/Sala Minas/]);
  await expect(page.locator('.tour')).toBeFocused();
});

test('a published block is recognised; a source of the site itself needs no consent [BLOCK-007]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.route('**/turne.json*', (route) => route.fulfill({ json: [] }));
  await pageWith(
    '<div class="sqs-block tourdates-block sqs-block-tourdates" data-block-type="59" data-block-json=\'{"artistId":"1555","timeframe":"upcoming","source":"/turne.json"}\'></div>',
  );
  await expect(page.locator('[part=empty-state]')).toHaveText('Nenhuma data marcada por enquanto.');
  await expect(page.locator('[part=facade]')).toHaveCount(0);
});

test('a date that cannot be read stays as the server wrote it, and an English page has an English clock', async ({
  page,
  pageWith,
}) => {
  await pageWith(
    block(
      '',
      '<ul><li><time datetime="2026-12-05T20:00">5 Dec</time> <strong data-venue>Hall</strong></li><li><time datetime="06/12/2026">6 Dec</time> <strong data-venue>Barn</strong></li></ul>',
    ),
    { head: '<script>document.documentElement.lang = "en"</script>' },
  );
  await settled(page);
  await expect(page.locator('[part=event]')).toHaveText(/Hall.*8:00\sPM/s);
  await expect(page.getByText('Barn')).toBeVisible();
});
