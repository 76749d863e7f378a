// What clicks and keys do by their place and time.
import { expect, test } from '../../tools/fixture.ts';
import {
  content,
  contentBox,
  counter,
  items,
  lightbox,
  openLightbox,
  pageAtRest,
  runUntilGone,
  runUntilShown,
} from './lightbox-page.ts';

test('halves, edges and empty space of the layer [LBOX-306, LBOX-307, LBOX-308, LBOX-309, LBOX-323]', async ({
  page,
  pageWith,
}) => {
  await pageAtRest(page, pageWith);
  await openLightbox(page, { set: items(3), currentSetIndex: 1, speed: 0 });
  await runUntilShown(page);
  const { x, y, width, height } = await contentBox(page);
  const middle = x + width / 2;
  const click = async (atX: number, atY: number): Promise<void> => {
    await page.mouse.click(atX, atY);
    await page.clock.runFor(1000);
  };
  await click(middle + 2, y + height / 2);
  await expect(counter(page)).toHaveText('3 de 3');
  await click((await contentBox(page)).x + 20, 400);
  await expect(counter(page)).toHaveText('2 de 3');
  // 2 % of 1280 x 800 are 25.6 and 16 px.
  for (const [edgeX, edgeY] of [
    [25, 250],
    [1255, 250],
    [200, 15],
    [200, 785],
  ] as const)
    await click(edgeX, edgeY);
  await expect(lightbox(page)).toHaveAttribute('data-lightbox-state', 'contentFadedIn');
  await click(26, 250);
  await runUntilGone(page);
  await openLightbox(page, { set: items(3), currentSetIndex: 1, speed: 0 });
  await runUntilShown(page);
  await click(200, 17);
  await runUntilGone(page);
  // A picture as wide as the screen: its own edge does nothing, either.
  await page.setViewportSize({ width: 400, height: 800 });
  await openLightbox(page, { set: items(3), speed: 0 });
  await runUntilShown(page);
  await click(7, 380);
  await click(393, 420);
  await expect(counter(page)).toHaveText('1 de 3');
  await click(9, 420);
  await expect(counter(page)).toHaveText('3 de 3');
});

test('with one item there are no arrows, and a click on the content does nothing [LBOX-303, LBOX-309]', async ({
  page,
  pageWith,
}) => {
  await pageAtRest(page, pageWith);
  await openLightbox(page, { set: items(1) });
  await runUntilShown(page);
  await expect(page.getByRole('button', { name: 'Próximo' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Anterior' })).toHaveCount(0);
  const { x, y, width } = await contentBox(page);
  await page.mouse.click(x + width - 20, y + 100);
  await page.clock.runFor(1000);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page)).toHaveAttribute('data-lightbox-state', 'contentFadedIn');
  await page.mouse.click(60, y - 10);
  await runUntilGone(page);
});

test('arrow keys walk at most every 200 ms, and Escape closes [LBOX-324, LBOX-321]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageAtRest(page, pageWith);
  await openLightbox(page, { set: items(3), speed: 0 });
  await runUntilShown(page);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('2 de 3');
  await page.clock.runFor(199);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('2 de 3');
  await page.clock.runFor(1);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('3 de 3');
  await page.clock.runFor(200);
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('2 de 3');
  await page.keyboard.press('Escape');
  await runUntilGone(page);
});

test('a mouse selects the text of an item and of its caption, and the wheel scrolls a long one', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageAtRest(page, pageWith);
  const text = (name: string) => ({ content: `<p>${`${name} de barro. `.repeat(800)}</p>`, meta: `Legenda ${name}` });
  await openLightbox(page, { set: [text('Vaso'), text('Jarra')], speed: 0 });
  await runUntilShown(page);
  const box = await contentBox(page);
  const caption = page.locator('.slide[data-current] .caption');
  const { x, y, width, height } = (await caption.boundingBox()) ?? box;
  const select = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expect(counter(page)).toHaveText('1 de 2');
    await expect(lightbox(page)).toHaveAttribute('data-lightbox-state', 'contentFadedIn');
    expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await select(middle, { x: middle.x - 200, y: middle.y });
  await select({ x: middle.x, y: middle.y + 60 }, { x: middle.x, y: middle.y - 100 });
  // It ends on the empty space beside the caption, where a click closes.
  await select({ x: x + width - 24, y: y + height / 2 }, { x: 80, y: y + height / 2 });
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => content(page).evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
});
