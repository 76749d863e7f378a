import type { Locator, Page, Route } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { runUntil, runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { answer, CALL, CONTEXT, FORM, field, HTML, item, options } from './search-page.ts';

const status = (page: Page): Locator => page.locator('[data-block=search] [role=status]').first();

test('suggests by name and code with image and price; the keyboard moves through them and follows one [BLOCK-009]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked: string[] = [];
  await page.route(CALL, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    const image = { imageUrl: '/imagens/canecas.jpg?format=300w' };
    return answer(route, [item('Caneca', { price: 8900, sku: 'CAN-01', ...image }), item('Açucareiro')]);
  });
  await pageWith(CONTEXT + HTML);
  await settled(page);
  const input = field(page);
  // At once: of letters that a slow machine types one after the other more than the last would be searched.
  await input.fill('cán');
  await expect(options(page)).toHaveCount(3);
  await expect(options(page).first()).toHaveText('CanecaRef. CAN-01R$ 89,00');
  await expect(options(page).first().locator('img')).toHaveAttribute('alt', '');
  await expect(options(page).first().locator('mark')).toHaveText(['Can', 'CAN']);
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(status(page)).toHaveText(/^2 sugestões/);
  expect(asked).toEqual(['cán']);

  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const id = await options(page).first().getAttribute('id');
  await expect(input).toHaveAttribute('aria-activedescendant', id ?? '');
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await expect(input).toHaveValue('cán');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.route('**/atelie/peca/caneca', (route) => route.fulfill({ contentType: 'text/html', body: 'Caneca' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/atelie\/peca\/caneca$/);
});

test('asks once for several letters, 200 ms after the last, and nothing for one', async ({ page, pageWith }) => {
  const asked: string[] = [];
  await page.route(CALL, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    return answer(route, [item('Caneca')]);
  });
  await stopClock(page);
  await pageWith(CONTEXT + HTML);
  await runUntilSettled(page);
  for (const text of ['can', 'cane', 'canec']) {
    await field(page).fill(text);
    await page.clock.runFor(199);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await runUntil(page, async () => (await options(page).count()) === 2);
  expect(asked).toEqual(['canec']);
  // What asks has loaded by now, so that a letter would be asked for at once.
  await field(page).fill('c');
  await page.clock.runFor(1_000);
  // A request that the page makes now reaches the test before this answer does.
  await page.evaluate(() => null);
  await field(page).fill('bule');
  await runUntil(page, async () => asked.includes('bule'));
  expect(asked).toEqual(['canec', 'bule']);
});

test('Enter without a suggestion goes to the search page, with the hidden inputs of the form [BLOCK-009]', async ({
  page,
  pageWith,
}) => {
  await page.route(CALL, (route) => answer(route, []));
  await page.route('**/atelie/busca?**', (route) => route.fulfill({ contentType: 'text/html', body: 'Resultados' }));
  await pageWith(HTML);
  await settled(page);
  await field(page).fill('vaso azul');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/atelie\/busca\?tipo=peca&q=vaso\+azul$/);
});

test('an answer that comes too late is dropped, an earlier text is not requested again, and a failure is said', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  const held: Route[] = [];
  const asked: string[] = [];
  await page.route(CALL, (route) => {
    const text = new URL(route.request().url()).searchParams.get('q') ?? '';
    asked.push(text);
    if (text === 'va') held.push(route);
    else if (text === 'vaso') return answer(route, [item('Vaso')]);
    else return route.fulfill({ status: 500, body: '' });
  });
  await pageWith(HTML);
  await settled(page);
  const input = field(page);
  await input.pressSequentially('va');
  await expect.poll(() => held.length).toBe(1);
  await input.pressSequentially('so');
  await expect(options(page).first()).toHaveText('Vaso');
  await held[0]?.fulfill({ json: { items: [item('Vale')], total: 1 } }).catch(() => {});
  await input.fill('vasos');
  await expect(status(page)).toHaveText(/Não foi possível mostrar sugestões/);
  await expect(options(page)).toHaveCount(0);
  await input.fill('vaso');
  await expect(options(page).first()).toHaveText('Vaso');
  expect(asked.filter((text) => text === 'vaso')).toHaveLength(1);
  await expect(options(page).filter({ hasText: 'Vale' })).toHaveCount(0);
});

test('earlier searches are kept with consent to preferences only, and deleted when it is withdrawn', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('vitrine:searches'));
  const grant = (preferences: boolean): Promise<unknown> =>
    page.evaluate((granted) => Reflect.get(window, 'Vitrine').consent.set({ preferences: granted }), preferences);
  await page.route(CALL, (route) => answer(route, []));
  await pageWith(`${CONTEXT}<div data-block="search" data-server="platform">${FORM}</div>`, { query: '?tipo=peca' });
  await settled(page);
  const search = async (text: string): Promise<void> => {
    await field(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Nada encontrado para “${text}”`).first()).toBeVisible();
  };
  await search('vaso');
  expect(await stored()).toBeNull();
  await grant(true);
  await search('bule');
  await search('Búle');
  await search('caneca');
  await expect.poll(stored).toBe('caneca\nBúle');
  await field(page).fill('');
  await field(page).press('ArrowDown');
  await expect(options(page)).toHaveText(['caneca', 'Búle', 'Apagar buscas recentes']);
  await page.keyboard.press('Escape');
  await grant(false);
  await expect.poll(stored).toBeNull();
});

test('on the search page the results of the address are shown page by page, and Back shows the earlier ones [COLL-008, NAV-017]', async ({
  page,
  pageWith,
}) => {
  const asked: string[] = [];
  await page.route(CALL, (route) => {
    const { searchParams } = new URL(route.request().url());
    const [q, p] = [searchParams.get('q') ?? '', Number(searchParams.get('p'))];
    asked.push(`${q} ${p}`);
    if (q === 'nada') return answer(route, []);
    return answer(route, p === 0 ? [item('Vaso', { price: 1000 }), item('Vale')] : [item('Varal')], 3);
  });
  // What is written is searched by Enter, and not by a pause of the machine.
  await stopClock(page);
  await pageWith(`${CONTEXT}<div data-block="search" data-server="platform" data-page-size="2">${FORM}</div>`, {
    query: '?q=va',
  });
  await runUntilSettled(page);
  await expect(field(page)).toHaveValue('va');
  const results = page.locator('[part~=result]');
  await expect(results).toHaveCount(2);
  await expect(results.first()).toHaveText('VasoR$ 10,00');
  await expect(results.first()).toHaveAttribute('href', '/atelie/peca/vaso');
  await expect(page.locator('[part~=form] ~ div').getByText('3 resultados para “va”').first()).toBeVisible();
  await page.locator('[part~=more]').focus();
  await page.keyboard.press('Enter');
  await expect(results).toHaveCount(3);
  await expect(results.last()).toBeFocused();
  await expect(page.locator('[part~=more]')).toHaveCount(0);
  await field(page).fill('nada');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=nada/);
  await expect(page.locator('[part~=empty-state]')).toBeVisible();
  // The same text again adds nothing to the history, so that Back leads to the one before.
  await page.keyboard.press('Enter');
  await expect.poll(() => asked.filter((text) => text === 'nada 0')).toHaveLength(2);
  await page.goBack();
  await expect(results).toHaveCount(2);
  await expect(field(page)).toHaveValue('va');
  expect(asked.filter((text) => /\d$/.test(text) && !text.startsWith('na '))).toEqual([
    'va 0',
    'va 1',
    'nada 0',
    'nada 0',
    'va 0',
  ]);
});

test('a search page whose markup has results shows them, and requests nothing', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  let calls = 0;
  await page.route(CALL, (route) => {
    calls += 1;
    return answer(route, []);
  });
  await pageWith(
    `<div data-block="search" data-server="platform" data-results>${FORM}<ol id="lista"><li><a href="/atelie/peca/vaso">Vaso</a></li></ol></div>`,
    { query: '?q=vaso' },
  );
  await settled(page);
  await expect(page.getByRole('link', { name: 'Vaso' })).toBeVisible();
  expect(calls).toBe(0);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect(page.locator('[data-block=search] > ol#lista')).not.toHaveAttribute('slot');
});

test('a failed search keeps what was typed, and is repeated by its button [COLL-008]', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  let fails = true;
  await page.route(CALL, (route) => (fails ? route.fulfill({ status: 500, body: '' }) : answer(route, [item('Vaso')])));
  await pageWith(`<div data-block="search" data-server="platform" data-results>${FORM}</div>`, { query: '?q=vaso' });
  await settled(page);
  await expect(page.getByRole('alert')).toContainText('A busca não respondeu');
  await expect(field(page)).toHaveValue('vaso');
  fails = false;
  await page.locator('[part~=retry]').click();
  await expect(page.locator('[part~=result]')).toHaveText(['Vaso']);
  await expect(page.locator('[part~=result]')).toBeFocused();
});
