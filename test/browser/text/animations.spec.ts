// Blocks that come in when they are scrolled into view, on the shipped product.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';

/** Heights and places are of a window of 1280 × 600. */
const page600 = (rest: string): string =>
  `<style>body { margin: 0 } main > * { margin: 0 } h1, h2 { height: 20px; overflow: hidden } .space { height: 800px }</style>${rest}`;

const loaded = (page: Page, id: string): Promise<boolean> =>
  page.locator(`#${id}`).evaluate((one) => one.classList.contains('animation-loaded'));

const opacity = (page: Page, id: string): Promise<string> =>
  page.locator(`#${id}`).evaluate((one) => getComputedStyle(one).opacity);

/** Scrolls so that this many px of an element are above the lower edge of the window, and waits until observers have reported that. */
const show = (page: Page, id: string, px: number): Promise<void> =>
  page.locator(`#${id}`).evaluate(
    (one, visible) =>
      new Promise<void>((resolve) => {
        scrollTo({ top: one.getBoundingClientRect().top + scrollY - innerHeight + visible, behavior: 'instant' });
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        });
        requestAnimationFrame(() => observer.observe(one));
      }),
    px,
  );

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 600 }));

test('gets the class when half of it is visible, once; others are left alone [ANIM-002, ANIM-005, ANIM-006, ANIM-007, ANIM-008]', async ({
  page,
  pageWith,
}) => {
  await pageWith(
    page600(`<div class="space"></div><section id="one" class="card animation-fade"><div style="height: 400px">Um</div></section>
<section id="other" class="card block-animation-none" style="height: 100px">Outro</section><div class="space"></div>`),
  );
  await expect.poll(() => opacity(page, 'one')).toBe('0');
  expect(await opacity(page, 'other')).toBe('1');
  await show(page, 'one', 198);
  expect(await loaded(page, 'one')).toBe(false);
  await show(page, 'one', 200);
  await expect.poll(() => loaded(page, 'one')).toBe(true);
  const timing = await page.locator('#one').evaluate((one) => one.getAnimations()[0]?.effect?.getTiming().duration);
  expect([300, undefined]).toContain(timing);
  await expect.poll(() => opacity(page, 'one')).toBe('1');
  await show(page, 'other', 100);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await loaded(page, 'one')).toBe(true);
  expect(await page.locator('#other').getAttribute('class')).toBe('card block-animation-none');
});
