// The calendar: its grid, its keys, its list, months in the address, and what happens when the server does not answer.
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { block, day, item, monthTitle, PATH } from './calendar-page.ts';

test.use({ timezoneId: 'America/Sao_Paulo' });

test('events of the markup are shown in the grid and below it, without a call [BLOCK-008] [COLL-003]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GetItemsByMonth')) asked.push(request.url());
  });
  await pageWith(block('data-collection-id="c"'));
  await settled(page);
  await expect(monthTitle(page)).toHaveText('dezembro de 2026');
  await expect(page.getByRole('grid', { name: 'dezembro de 2026' })).toBeVisible();
  await expect(page.locator('[part=event]')).toHaveCount(4);
  await expect(page.locator('[part=event]').first()).toContainText('Sábado, 5 de dezembro, 09:00–13:00');
  await expect(page.locator('[part=event]').last()).toContainText(
    'Sábado, 12 de dezembro – segunda-feira, 14 de dezembro',
  );
  for (const number of [12, 13, 14])
    await expect(day(page, new RegExp(`, ${number} de dezembro, 1 evento: Feira`))).toBeVisible();
  await expect(day(page, /15 de dezembro, nenhum evento/)).toBeVisible();
  // A title in each week of five, and none that is empty.
  await expect(page.getByRole('grid').locator('tbody tr')).toHaveCount(5);
  await expect(day(page, /5 de dezembro, 3 eventos: Fornada, Visita, Turma/)).toContainText('+1');
  expect(asked).toEqual([]);
  expect(await axe(page)).toEqual([]);
});

test('a day shows its events alone, and the whole month again', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(block());
  await settled(page);
  await day(page, / 5 de dezembro/).click();
  await expect(page.locator('[part=event]')).toHaveCount(3);
  await expect(page.getByRole('status')).toHaveText('sábado, 5 de dezembro: 3 eventos');
  await day(page, / 6 de dezembro/).click();
  await expect(page.locator('[part=empty-state]')).toHaveText('Nenhum evento neste dia.');
  await page.getByRole('button', { name: 'Mostrar o mês inteiro' }).click();
  await expect(day(page, / 6 de dezembro/)).toBeFocused();
  await expect(page.locator('[part=event]')).toHaveCount(4);
});

for (const dir of ['ltr', 'rtl'] as const)
  test(`the keys move through the grid as the practices say, ${dir} [COLL-003]`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(`<div dir="${dir}">${block()}</div>`);
    await settled(page);
    const focused = (name: RegExp) => expect(day(page, name)).toBeFocused();
    await day(page, / 16 de dezembro/).focus();
    const [next, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await page.keyboard.press(next);
    await focused(/ 17 de dezembro/);
    await page.keyboard.press(back);
    await focused(/ 16 de dezembro/);
    await page.keyboard.press('ArrowDown');
    await focused(/ 23 de dezembro/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await focused(/domingo, 13 de dezembro/);
    await page.keyboard.press('End');
    await focused(/sábado, 19 de dezembro/);
    await page.keyboard.press('PageDown');
    await focused(/ 19 de janeiro/);
    await expect(monthTitle(page)).toHaveText('janeiro de 2027');
    await page.keyboard.press('PageUp');
    await focused(/ 19 de dezembro/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await focused(/ 2 de janeiro/);
    await page.keyboard.press('Shift+PageUp');
    await focused(/ 2 de janeiro/);
    await expect(monthTitle(page)).toHaveText('janeiro de 2026');
    // One tab stop: before the grid are the buttons, behind it the first event.
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Lista' })).toBeFocused();
  });

test('months and views are in the address, so that Back undoes them, and a link shows the same [COLL-003]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.route(PATH, (route) => {
    const month = new URL(route.request().url()).searchParams.get('month');
    return route.fulfill({ json: month === '01-2027' ? [item('Esmaltes', '2027-01-23')] : [] });
  });
  await pageWith(block('data-collection-id="c"'));
  await settled(page);
  await page.getByRole('button', { name: 'Próximo mês' }).click();
  await expect(page.locator('[part=event]')).toHaveText(/Esmaltes/);
  expect(new URL(page.url()).search).toContain('month=01-2027&view=calendar');
  await expect(page.getByRole('status')).toHaveText('janeiro de 2027: 1 evento');
  await page.getByRole('button', { name: 'Lista' }).click();
  await expect(page.getByRole('grid')).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('view')).toBe('list');
  await page.goBack();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goBack();
  await expect(monthTitle(page)).toHaveText('dezembro de 2026');
  await page.goForward();
  await expect(monthTitle(page)).toHaveText('janeiro de 2027');
  await pageWith(block('data-collection-id="c"'), { query: '?month=01-2027&view=list' });
  await settled(page);
  await expect(monthTitle(page)).toHaveText('janeiro de 2027');
  await expect(page.locator('[part=event]')).toHaveText(/Esmaltes/);
  await expect(page.getByRole('grid')).toHaveCount(0);
});

test('“Hoje” leads to the month of the current day, which is marked', { tag: '@long' }, async ({ page, pageWith }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T12:00Z'));
  await pageWith(block());
  await settled(page);
  await page.getByRole('button', { name: 'Hoje' }).click();
  await expect(monthTitle(page)).toHaveText('novembro de 2026');
  await expect(day(page, /23 de novembro, hoje, nenhum evento/)).toHaveAttribute('aria-current', 'date');
  await expect(page.locator('[part=empty-state]')).toHaveText('Nenhum evento neste mês.');
});

test('a month that does not load says so, and is loaded by the button or once the connection is back', {
  tag: '@long',
}, async ({ page, context, pageWith, allowConsole }) => {
  allowConsole(/500|ERR_INTERNET_DISCONNECTED/);
  let failing = true;
  await page.route(PATH, (route) =>
    failing
      ? route.fulfill({ status: 500, json: { error: 'A agenda está em obras.' } })
      : route.fulfill({ json: [item('Esmaltes', '2027-01-23')] }),
  );
  await pageWith(block('data-collection-id="c"'));
  await settled(page);
  await page.getByRole('button', { name: 'Próximo mês' }).click();
  await expect(page.getByRole('alert')).toContainText('A agenda está em obras.');
  failing = false;
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.locator('[part=event]')).toHaveText(/Esmaltes/);
  await expect(page.locator('.calendar')).toBeFocused();
  await page.unroute(PATH);
  await page.route(PATH, (route) => (failing ? route.abort('internetdisconnected') : route.fulfill({ json: [] })));
  failing = true;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Próximo mês' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Você está sem conexão. Os eventos deste mês não foram carregados.',
  );
  failing = false;
  await context.setOffline(false);
  await expect(page.locator('[part=empty-state]')).toHaveText('Nenhum evento neste mês.');
});

test('an event is offered for the visitor’s calendar: a file, and two links that are only followed on a click [COLL-002]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const away: string[] = [];
  page.on('request', (request) => {
    if (/google|outlook/.test(request.url())) away.push(request.url());
  });
  await pageWith(block());
  await settled(page);
  await page.getByRole('button', { name: 'Adicionar à agenda: Fornada' }).click();
  const google = page.getByRole('link', { name: 'Google Agenda (nova aba)' });
  await expect(google).toHaveAttribute('href', /dates=20261205T120000Z%2F20261205T160000Z/);
  await expect(google).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByRole('link', { name: 'Outlook (nova aba)' })).toHaveAttribute('href', /startdt=2026-12-05T12/);
  expect(await axe(page)).toEqual([]);
  const file = page.getByRole('link', { name: 'Baixar arquivo (.ics)' });
  await expect(file).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('fornada.ics');
  const stream = await download.createReadStream();
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  expect(Buffer.concat(pieces).toString()).toContain('DTSTART:20261205T120000Z\r\nDTEND:20261205T160000Z');
  expect(away).toEqual([]);
});

test('an event whose time cannot be read stays as the server wrote it', async ({ page, pageWith }) => {
  await pageWith(
    block(
      '',
      '<article><h3>Fornada</h3><time datetime="2026-12-05T09:00-03:00">5</time></article><article><h3>Visita</h3><time datetime="06/12/2026 09:00">6 de dezembro</time></article>',
    ),
  );
  await settled(page);
  await expect(page.locator('[part=event]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Visita' })).toBeVisible();
});
