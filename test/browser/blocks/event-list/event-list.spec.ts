// The list of an events collection: own and published markup, upcoming and past, and what adds an event to a calendar.
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';

const article = (title: string, from: string, to = '') =>
  `<article class="mine"><h3><a href="/agenda/x">${title}</a></h3><p><time datetime="${from}">quando</time>${to && `<time datetime="${to}">fim</time>`}</p></article>`;
const LIST = article('Turma', '2026-12-05T19:00', '2026-12-05T21:00') + article('Fornada', '2026-11-14');

test.use({ timezoneId: 'America/Sao_Paulo' });
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-23T12:00Z')));

const block = (attributes = '', markup = LIST) =>
  `<h2>Agenda</h2><div data-block="event-list" data-block-load="load" data-time-zone="America/Sao_Paulo" ${attributes}>${markup}</div>`;

test('upcoming events keep their markup and can be added to a calendar, past ones are behind a button [COLL-002]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(block());
  await settled(page);
  await expect(page.locator('article.mine').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Turma' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fornada' })).toBeHidden();
  await page.getByRole('button', { name: 'Mostrar 1 evento passado' }).click();
  await expect(page.getByRole('heading', { name: 'Fornada' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Adicionar à agenda: Turma' }).click();
  await expect(page.getByRole('link', { name: 'Google Agenda (nova aba)' })).toHaveAttribute(
    'href',
    /dates=20261205T220000Z%2F20261206T000000Z/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Adicionar à agenda: Turma' })).toBeFocused();
});

test('the button that has shown past events hides them [COLL-002]', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(
    `<div data-block="event-list"><article><h3>Feira</h3><time datetime="2020-05-02T10:00-03:00">2 de maio</time></article></div>`,
  );
  await settled(page);
  await page.getByRole('button', { name: 'Mostrar 1 evento passado' }).click();
  await expect(page.getByRole('heading', { name: 'Feira' })).toBeVisible();
  await page.getByRole('button', { name: 'Ocultar eventos passados' }).click();
  await expect(page.getByRole('heading', { name: 'Feira' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mostrar 1 evento passado' })).toBeFocused();
});

test('past events are shown below the others, or not at all [COLL-002]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(block('data-past="show"'));
  await settled(page);
  await expect(page.getByRole('heading', { name: 'Eventos passados' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fornada' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Adicionar/ })).toHaveCount(1);
  await pageWith(block('data-past="hide"', article('Fornada', '2026-11-14')));
  await settled(page);
  await expect(page.getByRole('heading', { name: 'Fornada' })).toBeHidden();
  await expect(page.locator('[part=empty-state]')).toHaveText('Nenhum evento marcado por enquanto.');
});

test('paper has the past events that a button hides, below a heading in its place', async ({ page, pageWith }) => {
  await pageWith(block('data-heading-level="3"'));
  await settled(page);
  const heading = page.getByRole('heading', { name: 'Eventos passados', level: 3 });
  await expect(heading).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Fornada')).toBeVisible();
  await expect(page.getByText('Mostrar 1 evento passado')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('Fornada')).toBeHidden();
});

test('the items of a list stay items, and get back when the block is removed', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const list =
    '<ul><li><b data-title="">Turma</b> <time datetime="2026-12-05">5/12</time></li><li>Em breve mais.</li></ul>';
  await pageWith(block('id="lista"', list));
  await settled(page);
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Em breve mais.')).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'Vitrine').unmount(document.querySelector('#lista')));
  await expect.poll(() => page.locator('#lista').innerHTML()).toBe(list);
});

const published = (state: string, meta: string) =>
  `<div class="eventlist eventlist--${state}"><article class="eventlist-event eventlist-event--${state}"><a class="eventlist-column-thumbnail" href="/e"></a><div class="eventlist-column-info"><h1 class="eventlist-title"><a href="/e" class="eventlist-title-link">Fornada</a></h1><ul class="eventlist-meta event-meta"><li><time class="event-date" datetime="2026-12-05">sábado</time></li>${meta}<li class="eventlist-meta-address">Ateliê <a href="https://maps.example">(mapa)</a></li></ul></div></article></div>`;

test('a published list is read: its times from the link to Google, or from date and 24-hour clock [COLL-002]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const context =
    '<script type="application/json" data-site-context>{"website":{"timeZone":"America/Sao_Paulo"}}</script>';
  const google =
    '<li><a class="eventlist-meta-export-google" href="https://www.google.com/calendar/event?action=TEMPLATE&dates=20261205T120000Z/20261205T160000Z">Google</a></li>';
  const clock =
    '<li><span class="event-time-12hr"><time>9:00 AM</time></span><span class="event-time-24hr"><time>09:30</time> <time>13:00</time></span></li>';
  const dates = page.getByRole('link', { name: 'Google Agenda (nova aba)' });
  for (const [meta, times] of [
    [google, '20261205T120000Z%2F20261205T160000Z'],
    [clock, '20261205T123000Z%2F20261205T160000Z'],
  ] as const) {
    const head = '<style>.eventlist-meta-export-google { display: none }</style>';
    await pageWith(context + published('upcoming', meta), { head });
    await page.getByRole('button', { name: 'Adicionar à agenda: Fornada' }).click();
    await expect(dates).toHaveAttribute('href', new RegExp(`dates=${times}`));
    await expect(dates).toHaveAttribute('href', /location=Ateli%C3%AA(&|$)/);
  }
  await page.clock.setFixedTime(new Date('2027-11-23T12:00Z'));
  await pageWith(context + published('past', google));
  await expect(page.locator('.eventlist')).toHaveAttribute('data-block-state', 'ready');
  await expect(page.getByRole('heading', { name: 'Fornada' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('what it adds begins where the page says, such as under the text beside a date', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const left = (): Promise<number[]> =>
    page
      .locator('[data-block=event-list]')
      .evaluate((host) =>
        [host, host.shadowRoot?.querySelector('.vt-event-yours'), host.shadowRoot?.querySelector('[part=add]')].map(
          (one) => Math.round(one?.getBoundingClientRect().left ?? Number.NaN),
        ),
      );
  await pageWith(block());
  await settled(page);
  const [start = 0, ...before] = await left();
  expect(before).toEqual([start, start]);
  await pageWith(block('style="--vitrine-event-list-indent: 6rem"'));
  await settled(page);
  expect(await left()).toEqual([start, start + 96, start + 96]);
});
