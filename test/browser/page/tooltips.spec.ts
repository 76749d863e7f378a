// Tooltips of the page's own elements, on the shipped product.
import type { Locator, Page } from '@playwright/test';
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';
import { heldBack } from '../tools/held-back.ts';
import { runUntil, stopClock } from '../tools/page-clock.ts';
import type { PageOptions } from '../tools/test-page.ts';

const BODY = `<div id="box"><h3>Peças</h3><button id="one" data-tooltip="Queimada duas vezes.">Caneca</button>
<button id="two" data-tooltip="" title="Sem esmalte.">Biscoito</button>
<button id="icon" data-tooltip="" title="Fechar"></button></div>
<button id="edge" data-tooltip="Perto da borda." style="position: fixed; right: 2px; bottom: 2px">Canto</button>`;

const tip = (page: Page): Locator => page.getByRole('tooltip');
const box = (page: Page) => page.locator('.tooltip').evaluate((element) => element.getBoundingClientRect().toJSON());

/** Whether the service listens: the title of an element with a tooltip is away while the pointer is over it. */
const listens = (page: Page): Promise<boolean> =>
  page.locator('#two').evaluate((element) => {
    const over = (on: Element): boolean =>
      on.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true, composed: true }));
    over(element);
    const isAway = !element.hasAttribute('title');
    over(document.body);
    return isAway;
  });

/** Shows a page whose clock is stopped, and waits until the service listens. */
async function openAtRest(page: Page, pageWith: (html: string) => Promise<void>) {
  await stopClock(page);
  await pageWith(BODY);
  await runUntil(page, () => listens(page));
}

async function open(
  page: Page,
  pageWith: (html: string, options?: PageOptions) => Promise<void>,
  options?: PageOptions,
) {
  await pageWith(BODY, options);
  await expect.poll(() => listens(page)).toBe(true);
}

test('appears after 1200 ms of hover, 15 px from the pointer and 250 px wide, and goes when the pointer leaves [TIP-301, TIP-302, TIP-303, TIP-304]', async ({
  page,
  pageWith,
}) => {
  await openAtRest(page, pageWith);
  const before = await page.locator('#box').evaluate((element) => element.outerHTML);
  await page.locator('#one').hover();
  await page.clock.runFor(1_199);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator('.tooltip')).toBeVisible();
  await expect(tip(page)).toHaveText('Queimada duas vezes.');
  await expect(page.locator('#one')).toHaveAccessibleDescription('Queimada duas vezes.');
  const at = await page.locator('#one').boundingBox();
  const { left, top, width } = await box(page);
  expect(width).toBe(250);
  expect(left - ((at?.x ?? 0) + (at?.width ?? 0) / 2)).toBeCloseTo(15, 0);
  expect(top - ((at?.y ?? 0) + (at?.height ?? 0) / 2)).toBeCloseTo(15, 0);
  expect(await page.locator('.tooltip').evaluate((one) => getComputedStyle(one).zIndex)).toBe('30000');
  // The pointer may move onto it (WCAG 1.4.13).
  await page.mouse.move(left + 5, top + 5);
  await page.clock.runFor(1_000);
  await expect(tip(page)).toHaveCount(1);
  await page.mouse.move(5, 400);
  await page.clock.runFor(200);
  await expect(tip(page)).toHaveCount(0);
  expect(await page.locator('#box').evaluate((element) => element.outerHTML)).toBe(before);
  // Who leaves earlier sees nothing.
  await page.locator('#one').hover();
  await page.clock.runFor(1_000);
  await page.mouse.move(5, 400);
  await page.clock.runFor(1_000);
  await expect(tip(page)).toHaveCount(0);
});

test('keeps 20 px from the edges of the window, and flips where there is no room [TIP-304, TIP-305]', async ({
  page,
  pageWith,
}) => {
  await openAtRest(page, pageWith);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 480 });
    await page.locator('#edge').hover();
    await page.clock.runFor(1_200);
    const { left, right, bottom } = await box(page);
    expect(left).toBeGreaterThanOrEqual(20);
    expect(right).toBeLessThanOrEqual(width - 20);
    expect(bottom).toBeLessThanOrEqual(480 - 20);
    const pointer = await page.locator('#edge').boundingBox();
    expect(bottom, 'above the pointer').toBeLessThanOrEqual((pointer?.y ?? 0) + (pointer?.height ?? 0) / 2 - 14);
    await page.mouse.move(5, 200);
    await page.clock.runFor(200);
  }
});

test('appears at once on keyboard focus; Esc dismisses it and reaches nothing else; a click of the mouse shows none [TIP-301]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await open(page, pageWith);
  await page.evaluate(() => {
    Reflect.set(window, 'keys', 0);
    addEventListener(
      'keydown',
      ({ key }) => key === 'Escape' && Reflect.set(window, 'keys', Reflect.get(window, 'keys') + 1),
    );
  });
  await page.locator('#one').click();
  await expect(tip(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText('Sem esmalte.');
  await expect(page.locator('#two')).not.toHaveAttribute('title');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'keys'))).toBe(0);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => Reflect.get(window, 'keys')), 'the control: it is heard again').toBe(1);
  await expect(page.locator('#two')).toHaveAttribute('title', 'Sem esmalte.');
  await page.keyboard.press('Tab');
  await expect(page.locator('#icon'), 'a name that is its title is kept').toHaveAccessibleName('Fechar');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect(tip(page)).toHaveCount(0);
  await expect(page.locator('#icon')).not.toHaveAttribute('aria-label');
});

test('a long touch shows it, a tap does not, and a touch elsewhere hides it', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await openAtRest(page, pageWith);
  const touch = (type: string, selector: string) =>
    page.locator(selector).evaluate((element, name) => {
      const { x, y } = element.getBoundingClientRect();
      const point = { clientX: x + 4, clientY: y + 4, pointerType: 'touch', bubbles: true, composed: true };
      element.dispatchEvent(new PointerEvent(name, point));
    }, type);
  await touch('pointerdown', '#one');
  await page.clock.runFor(499);
  await touch('pointerup', '#one');
  await page.clock.runFor(1_000);
  await expect(tip(page)).toHaveCount(0);
  await touch('pointerdown', '#one');
  await page.clock.runFor(500);
  await expect(tip(page)).toHaveCount(1);
  await touch('pointerup', '#one');
  await page.clock.runFor(2_000);
  await expect(tip(page)).toHaveCount(1);
  await touch('pointerdown', 'h3');
  await expect(tip(page)).toHaveCount(0);
});

for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const)
  test(`axe finds nothing while one is shown: ${JSON.stringify(media)}`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await page.emulateMedia({ ...media });
    await open(page, pageWith, { dir: 'rtl' });
    await page.locator('#one').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.tooltip')).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });

for (const how of ['hover', 'focus'] as const)
  test(`a ${how} that was there before the service came is answered when it comes [TIP-302]`, { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    const asked = page.waitForRequest('**/chunks/tooltips-*');
    const release = await heldBack(page, '**/chunks/tooltips-*');
    await pageWith(BODY);
    await asked;
    if (how === 'hover') await page.locator('#one').hover();
    else await page.keyboard.press('Tab');
    release();
    await expect(tip(page)).toHaveText('Queimada duas vezes.');
  });

test('where a style sheet of the page shows the text of the same attribute, there is no second tooltip', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await stopClock(page);
  await pageWith(
    `<style>#one:hover::after, #one:focus::after { content: attr(data-tooltip) }</style>${BODY.replace('duas', '&quot;duas&quot;')}`,
  );
  await runUntil(page, () => listens(page));
  await page.locator('#one').hover();
  await page.clock.runFor(2_000);
  await expect(tip(page)).toHaveCount(0);
  await page.locator('#two').hover();
  await page.clock.runFor(2_000);
  await expect(tip(page)).toHaveText('Sem esmalte.');
  await page.locator('#one').focus();
  await page.clock.runFor(2_000);
  await expect(tip(page)).toHaveCount(0);
});
