import type { Route } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { heldBack } from '../../tools/held-back.ts';
import { runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { fault } from '../../tools/server-log.ts';
import { answer, formWith, list, NUMBER, options, PLACES, requests, status, street, values } from './address-form.ts';
import { begin, control } from './contact-form.ts';

test.beforeEach(({ page }) => begin(page));

test('a street is chosen with the keyboard and fills the address in; requests name one search and their origin [PLACES-601, PLACES-602, PLACES-604]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(formWith('data-address-search data-address-lookup', NUMBER));
  await settled(page);
  const asked = await requests(page);
  const rua = await street(page);
  await expect(rua).toHaveAttribute('autocomplete', 'shipping address-line1');
  expect(await axe(page)).toEqual([]);
  // At once: of letters that a slow machine types one after the other more than the last would be searched.
  await rua.fill('rua d');
  await expect(options(page)).toHaveText([
    'Rua do Barro Preto, 310, Belo Horizonte, MG',
    'Rua dos Oleiros, 7, Cunha, SP',
  ]);
  await expect(status(page)).toHaveText('2 sugestões de endereço. Use as setas para escolher.');
  await expect(rua).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(0);
  expect(await axe(page)).toEqual([]);

  const selected = page.locator('[role=option][aria-selected=true]');
  for (const [key, text] of [
    ['ArrowDown', /Barro/],
    ['ArrowUp', /Oleiros/],
    ['ArrowDown', /Barro/],
    ['ArrowDown', /Oleiros/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveText(text);
    await expect(rua).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '');
  }
  expect(await axe(page)).toEqual([]);
  // Home and End move in the text, and leave the options.
  await page.keyboard.press('Home');
  await expect(selected).toHaveCount(0);
  expect(await rua.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await page.keyboard.press('End');
  expect(await rua.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
  await expect(rua).toHaveValue('rua d');

  await page.keyboard.press('ArrowUp');
  await expect(selected).toHaveText(/Oleiros/);
  await page.keyboard.press('Enter');
  await expect(control(page, 'numero')).toBeFocused();
  expect(await values(page)).toEqual(['Rua dos Oleiros', 'Centro', 'Cunha', 'SP']);
  // Of another section of the form: the CEP is not of this address.
  await expect(control(page, 'cep')).toHaveValue('');
  await expect(control(page, 'numero')).toHaveValue('');
  await expect(list(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('Endereço preenchido. Confira os dados.');
  await expect(page.locator('[data-block=form][data-block-state=ready]')).toHaveCount(1);

  expect(asked.map(({ pathname }) => pathname.split('/').at(-1))).toEqual(['autocomplete', 'details']);
  const [autocomplete, details] = asked.map(({ searchParams }) => Object.fromEntries(searchParams));
  expect(autocomplete).toMatchObject({ input: 'rua d', sessiontoken: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(autocomplete).not.toHaveProperty('productPage');
  expect(details).toMatchObject({
    placeid: 'lugar-4',
    productPage: '/__page/test',
    productSection: 'form',
    sessiontoken: autocomplete?.sessiontoken,
  });

  // What was filled in is replaced by the next choice, what the visitor wrote is not.
  await control(page, 'cidade').fill('Lagoinha');
  await rua.fill('torres');
  await page.keyboard.press('ArrowDown');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(control(page, 'bairro')).toHaveValue('Bela Vista');
  expect(await values(page)).toEqual(['Avenida das Torres', 'Bela Vista', 'Lagoinha', 'SP']);
  expect(asked.at(-1)?.searchParams.get('sessiontoken')).not.toBe(autocomplete?.sessiontoken);
  // The page's own controls have it, too.
  expect(await page.locator('input[name="rua"]:not([part])').inputValue()).toBe('Avenida das Torres');
});

test('three characters are searched 0.3 s after the last one; what the page writes is not', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await pageWith(formWith('data-address-search'));
  await runUntilSettled(page);
  const asked = await requests(page);
  const rua = await street(page);
  await rua.pressSequentially('ru');
  await page.clock.runFor(5_000);
  expect(asked).toEqual([]);
  await page.keyboard.type('a');
  await page.clock.runFor(299);
  await page.keyboard.type(' d');
  await page.clock.runFor(299);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(options(page)).toHaveCount(2);
  expect(asked.map(({ searchParams }) => searchParams.get('input'))).toEqual(['rua d']);

  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(list(page)).toHaveCount(0);
  await rua.evaluate((input: HTMLInputElement) => {
    input.value = 'Ladeira';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.clock.runFor(5_000);
  expect(asked).toHaveLength(1);
});

test('Esc closes the list only, an arrow opens it again, Tab leaves without choosing', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(formWith('data-address-search'));
  await settled(page);
  const asked = await requests(page);
  const rua = await street(page);
  await rua.pressSequentially('rua');
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(rua).toHaveAttribute('aria-expanded', 'false');
  await expect(rua).not.toHaveAttribute('aria-activedescendant');
  await expect(rua).toHaveValue('rua');
  await expect(rua).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(control(page, 'bairro')).toBeFocused();
  await expect(list(page)).toHaveCount(0);
  expect(await values(page)).toEqual(['rua', '', '', '']);
  expect(asked).toHaveLength(1);
});

test('an earlier answer that comes later is ignored', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(formWith('data-address-search'));
  await settled(page);
  const held: Route[] = [];
  await page.route(PLACES, (route) => {
    if (new URL(route.request().url()).searchParams.get('input') === 'rua') held.push(route);
    else return answer(route, 'Rua Nova');
  });
  const rua = await street(page);
  await rua.pressSequentially('rua');
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.type(' n');
  await expect(options(page)).toHaveText(['Rua Nova']);
  for (const route of held) await answer(route, 'Rua Velha', 'Rua Antiga').catch(() => {});
  await page.keyboard.press('ArrowDown');
  await expect(options(page)).toHaveText(['Rua Nova']);
});

test('a search that fails says nothing, and every control stays usable', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await pageWith(formWith('data-address-search'));
  await settled(page);
  await fault({ path: '/api/google-maps/places/autocomplete', status: 500, body: '{}', type: 'application/json' });
  const rua = await street(page);
  const failed = page.waitForResponse(PLACES);
  await rua.pressSequentially('rua');
  await failed;
  await page.keyboard.type(' dos Oleiros, 7');
  await control(page, 'bairro').fill('Centro');
  expect(await values(page)).toEqual(['rua dos Oleiros, 7', 'Centro', '', '']);
  await expect(list(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('');
  await expect(page.locator('[data-block="dialog"]')).toHaveCount(0);
});

test('details that fail leave what was typed', { tag: '@long' }, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await pageWith(formWith('data-address-search', NUMBER));
  await settled(page);
  await fault({ path: '/api/google-maps/places/details', status: 500, body: '{}', type: 'application/json' });
  const rua = await street(page);
  await rua.pressSequentially('oleiros');
  await expect(options(page)).toHaveCount(1);
  const failed = page.waitForResponse('**/details?*');
  await options(page).click();
  await failed;
  await page.keyboard.type(', 7');
  expect(await values(page)).toEqual(['oleiros, 7', '', '', '']);
  await expect(rua).toBeFocused();
});

test('without the option nothing is suggested, and no code is fetched', async ({ page, pageWith }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await pageWith(formWith('data-address-lookup'));
  await settled(page);
  const asked = await requests(page);
  const loaded = page.waitForRequest(/address-lookup/);
  await control(page, 'rua').pressSequentially('rua dos');
  await loaded;
  await expect(control(page, 'rua')).not.toHaveAttribute('role');
  expect([asked.length, files.filter((file) => file.includes('address-search'))]).toEqual([0, []]);
});

test('what was typed before the code came is searched', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(formWith('data-address-search'));
  await settled(page);
  const release = await heldBack(page, '**/address-search-*');
  await control(page, 'rua').focus();
  await control(page, 'rua').pressSequentially('oleiros');
  release();
  await expect(options(page)).toHaveText(['Rua dos Oleiros, 7, Cunha, SP']);
});
