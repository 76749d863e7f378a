// Tabs by keyboard, pointer and address, on the shipped product.
import type { Locator, Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';

const OWN = `<div data-block="menu" data-history="true" data-label="Cardápio">
<section id="cafe"><h3>Café</h3><p>Coado na hora.</p></section>
<section id="almoco"><h3>Almoço</h3><p>Um prato por dia. <a id="prato" href="#cafe">Antes, um café</a></p></section>
<section id="doces"><h3>Doces</h3><p>Goiabada cascão.</p></section></div>
<a id="link" href="#doces">Aos doces</a><div style="height: 2000px"></div>`;

const PUBLISHED = `<div class="sqs-block menu-block" data-block-type="18"><div class="sqs-block-content">
<div class="menu-section"><div class="menu-section-title">Massas</div><div class="menu-items"><div class="menu-item">
<div class="menu-item-title">Nhoque</div><div class="menu-item-price-bottom">R$ 42</div></div></div></div>
<div class="menu-section"><div class="menu-section-title">Doces</div><div class="menu-items">Pudim</div></div></div></div>`;

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });

/** The selected tabs, and the panels that can be seen. */
async function state(page: Page): Promise<[string[], string[]]> {
  const selected = await page.locator('[role=tab][aria-selected=true]').allTextContents();
  const panels = await page.getByRole('tabpanel').all();
  const seen: string[] = [];
  for (const panel of panels) seen.push((await panel.getAttribute('id')) ?? '');
  return [selected, seen];
}

test('arrows move the focus and wrap, Enter, Space and a click select one tab [MENU-001, MENU-002, MENU-003, MENU-004, MENU-005, MENU-006, MENU-007]', async ({
  page,
  pageWith,
}) => {
  await pageWith(OWN);
  await settled(page);
  await expect(page.getByRole('tablist', { name: 'Cardápio' }).getByRole('tab')).toHaveText([
    'Café',
    'Almoço',
    'Doces',
  ]);
  expect(await state(page)).toEqual([['Café'], ['panel-0']]);
  await tab(page, 'Café').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Doces')).toBeFocused();
  expect(await state(page), 'only the focus moves').toEqual([['Café'], ['panel-0']]);
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Café')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await state(page)).toEqual([['Almoço'], ['panel-1']]);
  await page.keyboard.press('End');
  await page.keyboard.press(' ');
  expect(await state(page)).toEqual([['Doces'], ['panel-2']]);
  expect(await page.evaluate(() => scrollY), 'Space scrolls nothing').toBe(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Doces'), 'Tab enters at the selected one').toBeFocused();
  await tab(page, 'Café').click();
  expect(await state(page)).toEqual([['Café'], ['panel-0']]);
  await expect(page.getByText('Coado na hora.')).toBeVisible();
  await expect(page.getByText('Goiabada cascão.')).toBeHidden();
});

test('the address selects a tab, at load and later, and a selected tab is written to it', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(OWN, { query: '#prato' });
  await settled(page);
  expect(await state(page)).toEqual([['Almoço'], ['panel-1']]);
  const entries = await page.evaluate(() => history.length);
  await page.locator('#link').click();
  await expect.poll(() => state(page)).toEqual([['Doces'], ['panel-2']]);
  await tab(page, 'Almoço').click();
  await expect(page).toHaveURL(/#almoco$/);
  expect(await page.evaluate(() => history.length), 'the link made one entry, the tab none').toBe(entries + 1);
});

test('a published menu with one card stays as the page has it: its sections under each other', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(PUBLISHED);
  await expect(page.locator('.menu-block')).toHaveAttribute('data-block-state', 'ready');
  await expect(page.getByText('Nhoque')).toBeVisible();
  await expect(page.getByText('Pudim')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('a published menu with a card for each tab shows the card of the selected one, although the page hides all but the first', async ({
  page,
  pageWith,
}) => {
  const card = (text: string): string =>
    `<div class="menu"><div class="menu-section"><div class="menu-items">${text}</div></div></div>`;
  await pageWith(
    `<div class="sqs-block menu-block" data-block-type="18"><div class="sqs-block-content"><div class="menu-selector"><label class="menu-select-labels menu-select-labels--active">Almoço</label><label class="menu-select-labels">Jantar</label></div><div class="menus">${card('Nhoque')}${card('Caldo verde')}</div></div></div>`,
    { head: '<style>.menu { display: flex } .menu ~ .menu { display: none }</style>' },
  );
  await expect(page.getByRole('tab')).toHaveText(['Almoço', 'Jantar']);
  await tab(page, 'Jantar').click();
  await expect(page.getByText('Caldo verde')).toBeVisible();
  await expect(page.getByText('Nhoque')).toBeHidden();
  await expect(page.locator('.menu').last()).toHaveCSS('display', 'flex');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect(page.getByText('Caldo verde'), 'the page is as before').toBeHidden();
});

test('right to left the arrows follow the direction; print shows every section below its title', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(OWN, { dir: 'rtl' });
  await settled(page);
  await tab(page, 'Café').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Almoço')).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Coado na hora.', 'Um prato por dia.', 'Goiabada cascão.'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator('.panel-title')).toHaveText(['Café', 'Almoço', 'Doces']);
  await expect(page.locator('.panel-title').last()).toBeVisible();
  await expect(page.locator('.tabs')).toBeHidden();
});

for (const media of [{}, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const)
  test(`axe finds nothing and nothing is cut off at 320 px: ${JSON.stringify(media)}`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await page.emulateMedia({ ...media });
    await page.setViewportSize({ width: 320, height: 640 });
    await pageWith(OWN.replace(/<a id="link".*?<\/a>/, ''));
    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const one of await page.getByRole('tab').all())
      expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

test('the address of a selected tab is that of this page, also with a base element [MENU-001], fault F-013', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(OWN, { head: '<base href="/loja/">', query: '?mesa=4' });
  await settled(page);
  const { href } = new URL(page.url());
  await tab(page, 'Doces').click();
  await expect(page).toHaveURL(`${href}#doces`);
});
