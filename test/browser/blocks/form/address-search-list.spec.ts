import { expect, settled, test } from '../../tools/fixture.ts';
import { formWith, list, options, requests, street } from './address-form.ts';
import { begin, control } from './contact-form.ts';

test.beforeEach(({ page }) => begin(page));

test.describe('by touch, 320 px wide', () => {
  test.use({ viewport: { width: 320, height: 480 }, hasTouch: true });

  test('the list is within the window, moves nothing, and its rows are 44 px high', { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await pageWith(formWith('data-address-search'));
    await settled(page);
    const rua = await street(page);
    const heightOf = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await heightOf();
    await rua.pressSequentially('rua d');
    await expect(page.locator('[role=listbox][data-placed]')).toHaveCount(1);
    expect(await heightOf()).toBe(height);
    const box = (await list(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    for (const option of await options(page).all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await options(page).last().tap();
    await expect(control(page, 'cidade')).toHaveValue('Cunha');
    // Without a control of its own the number is typed after the street.
    await expect(rua).toBeFocused();
    await page.keyboard.type(', 7');
    await expect(rua).toHaveValue('Rua dos Oleiros, 7');
  });

  test('where there is no space below, the list opens above; from right to left it ends with its control', {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(`<div dir="rtl"><div style="height: 420px"></div>${formWith('data-address-search')}</div>`);
    await settled(page);
    const rua = await street(page);
    await rua.evaluate((input) => input.scrollIntoView({ block: 'end' }));
    await rua.pressSequentially('rua d');
    await expect(page.locator('[role=listbox][data-placed^=top]')).toHaveCount(1);
    const [box, own] = [await list(page).boundingBox(), await rua.boundingBox()];
    if (!box || !own) throw new Error('no box');
    expect(box.y + box.height).toBeLessThanOrEqual(own.y);
    expect(Math.abs(box.x + box.width - (own.x + own.width))).toBeLessThanOrEqual(1);
  });
});

test('an address field of several parts is filled in, with the number that was typed; its CEP is not looked up again', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const fields = JSON.stringify([
    { type: 'address', id: 'cobranca', title: 'Cobrança' },
    { type: 'address', id: 'entrega', title: 'Entrega' },
  ]);
  await pageWith(
    `<div data-block="form" data-server="platform" data-form-id="x" data-address-search data-address-lookup data-form-fields='${fields}'></div>`,
  );
  await settled(page);
  const asked = await requests(page);
  const line = control(page, 'entrega.Line1');
  await line.focus();
  await expect(line).toHaveAttribute('role', 'combobox');
  // At once: of letters that a slow machine types one after the other more than the last would be searched.
  await line.fill('torres 1500');
  await expect(options(page)).toHaveCount(1);
  await options(page).click();
  await expect(line).toHaveValue('Avenida das Torres, 1500');
  await expect(control(page, 'entrega.City')).toHaveValue('São Paulo');
  await expect(control(page, 'entrega.Zip')).toHaveValue('01310-100');
  await expect(control(page, 'cobranca.City')).toHaveValue('');
  await control(page, 'cobranca.City').fill('Ouro Preto');
  expect(asked.map(({ pathname }) => pathname.split('/').at(-1))).toEqual(['autocomplete', 'details']);
});
