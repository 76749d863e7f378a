// The controls lie over the picture and leave it alone: what is shown of them, and when.
import { expect, test } from '../../tools/fixture.ts';
import { contentBox, counter, items, openLightbox, pageAtRest, runUntilGone, runUntilShown } from './lightbox-page.ts';

test('a picture has the whole height; the controls over it fade after four seconds and come back with the pointer or a key', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await pageAtRest(page, pageWith);
  await openLightbox(page, { set: items(2) });
  await runUntilShown(page);
  const { y, height } = await contentBox(page);
  expect([y, height].map(Math.round)).toEqual([0, 500]);
  const opacity = (value: string): Promise<void> =>
    expect(page.locator('dialog .arrow.next')).toHaveCSS('opacity', value);
  await page.mouse.move(500, 250);
  await page.clock.runFor(3_999);
  await opacity('1');
  await page.clock.runFor(1);
  await opacity('0');
  await page.mouse.move(510, 250);
  await opacity('1');
  await page.clock.runFor(4_000);
  await opacity('0');
  // The close button has the focus, which is seen from here on: it stays.
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(4_000);
  await opacity('0');
  await expect(page.locator('dialog .bar')).toHaveCSS('opacity', '1');
});

test('Home and End go to the ends; three pictures need no thumbnails, four have them', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageAtRest(page, pageWith);
  const thumbnails = page.getByRole('group', { name: 'Miniaturas' });
  await openLightbox(page, { set: items(3), currentSetIndex: 1 });
  await runUntilShown(page);
  await expect(thumbnails).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(counter(page)).toHaveText('3 de 3');
  await page.keyboard.press('Home');
  await expect(counter(page)).toHaveText('1 de 3');
  await page.keyboard.press('Escape');
  await runUntilGone(page);
  await openLightbox(page, { set: items(4) });
  await runUntilShown(page);
  await expect(thumbnails).toBeVisible();
});
