import { expect, settled, test } from '../../tools/fixture.ts';
import { answer, CALL, CONTEXT, field, HTML, item, options } from './search-page.ts';

test('beside a narrow field names stay whole in the suggestions, and the field’s own button empties it', async ({
  page,
  pageWith,
}) => {
  const NAME = 'Vale-presente para aniversários';
  await page.route(CALL, (route) => answer(route, [item(NAME, { price: 5000, sku: 'SR-0901' })]));
  await pageWith(`${CONTEXT}<div style="inline-size: 200px">${HTML}</div>`);
  await settled(page);
  const input = field(page);
  const clear = page.getByRole('button', { name: 'Apagar o texto' });
  await expect(clear).toHaveCount(0);
  await input.fill('vale');
  const name = options(page).first().locator('.title');
  for (const [width, least] of [
    [1280, 360],
    [320, 304],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    const list = page.locator('.suggestions');
    await expect.poll(async () => (await list.boundingBox())?.width).toBeGreaterThanOrEqual(least);
    const lines = await name.evaluate(
      (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBeLessThanOrEqual(width === 320 ? 2 : 1);
  }
  await clear.click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await expect(clear).toHaveCount(0);
  await expect(options(page)).toHaveCount(0);
});
