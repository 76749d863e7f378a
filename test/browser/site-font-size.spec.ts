// Page content in a block's slots keeps the font size that the page gives it, also when that changes later.
import type { Page } from '@playwright/test';
import { exampleOf } from '../declarations.ts';
import { expect, settled, test } from './fixture.ts';
import { takeAway } from './take-away.ts';

const STYLE = `<style>
  main { font-size: 19.3px; }
  @media (max-width: 600px) { main { font-size: 15px; } }
  main.large { font-size: 24px; }
</style>`;

/** It is lent to the block: out of its `<details>`, into a slot. */
const answer = (page: Page) => page.getByText('De quatro a seis semanas');

async function open(page: Page): Promise<void> {
  await settled(page);
  const trigger = page.locator('[part=trigger]').first();
  if ((await trigger.getAttribute('aria-expanded')) === 'false') await trigger.click();
}

test('the page’s font size stands in the slots from the first frame, and follows a media query and a class', async ({
  page,
  pageWith,
}) => {
  await pageWith(exampleOf('accordion'), { head: STYLE });
  await open(page);
  await expect(answer(page)).toHaveCSS('font-size', '19.3px');
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(answer(page)).toHaveCSS('font-size', '15px');
  await page.locator('main').evaluate((main) => main.classList.add('large'));
  await expect(answer(page)).toHaveCSS('font-size', '24px');
});

test('the control: without what is measured the reset would make everything 16px', async ({ page, pageWith }) => {
  const places = await takeAway(page, '**/dist/chunks/*.js', /var\(--_site-font-size, ?16px\)/g, '16px');
  await pageWith(exampleOf('accordion'), { head: STYLE });
  await open(page);
  await expect(answer(page)).toHaveCSS('font-size', '16px');
  expect(places()).toBeGreaterThan(0);
});
