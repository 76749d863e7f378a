// Forms that a published page has only as JSON: the room that is kept for them before they are drawn.

import type { Page } from '@playwright/test';
import { deferred } from '../../../deferred.ts';
import { expect, test } from '../../tools/fixture.ts';
import { shifted, watchShifts } from '../../tools/layout-shift.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import { jsonForm, MIXES, ORDER } from './json-form.ts';

const HOST = '.sqs-block-form';
/** How far the room may be from what is drawn, in px. */
const NEAR = 6;

for (const width of [320, 390, 768, 1280])
  test(`the room kept for a form is what it takes, at ${width} px`, { tag: inEveryRun(width === 320) }, async ({
    page,
    pageWith,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { promise: held, resolve: letGo } = deferred();
    await page.route('**/chunks/form-*', async (route) => {
      if (!route.request().url().includes('published')) await held;
      await route.continue();
    });
    await pageWith(
      Object.values(MIXES)
        .map((mix, at) => jsonForm(mix, `id="mix-${at}" data-block-load="load"`))
        .join(''),
    );
    await page.waitForFunction(
      (host) => [...document.querySelectorAll<HTMLElement>(host)].every((one) => one.style.minBlockSize),
      HOST,
    );
    const kept = await page.locator(HOST).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    letGo();
    await expect(page.locator(`${HOST}[data-block-state=ready]`)).toHaveCount(kept.length);
    await expect(page.locator('.rich')).toHaveCount(2);
    const drawn = await page
      .locator(HOST)
      .evaluateAll((all) =>
        all.map((one) => one.shadowRoot?.querySelector('.vitrine')?.getBoundingClientRect().height),
      );
    const named = Object.keys(MIXES).map((name, at) => ({ name, off: (kept[at] ?? 0) - (drawn[at] ?? 0) }));
    expect(named.filter(({ off }) => Math.abs(off) > NEAR)).toEqual([]);
  });

/** Something tall, with words that are seen to move. */
const text = (height: number): string =>
  `<div style="block-size: ${height}px; overflow: clip">${`<p>${'Barro que se escolhe com calma. '.repeat(4)}</p>`.repeat(40)}</div>`;

// Alone: what is measured is what moves from one frame to the next, and a busy machine leaves frames out.
for (const width of [390, 1280])
  for (const speed of [800, 2000])
    test(`scrolled at ${speed} px a second nothing moves where forms come late, at ${width} px`, {
      tag: ['@alone', ...inEveryRun((width === 390) === (speed === 2000))],
    }, async ({ page, pageWith }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      // As on a slow network: the first form is in the middle of the view when its file is here.
      await page.route(/chunks\/form-\w+\.js/, async (route) => {
        await page.waitForFunction(
          (host) => (document.querySelector(host)?.getBoundingClientRect().top ?? 0) < innerHeight / 2,
          HOST,
        );
        await route.continue();
      });
      const forms = `${text(1200)}${jsonForm(ORDER)}${text(100)}${jsonForm(MIXES['one field'])}${text(800)}`;
      await pageWith(forms, { head: '<style>.sqs-block { padding: 17px; box-sizing: border-box }</style>' });
      // What keeps the room is a file, too: it is here before anybody scrolls. What comes late in this test is the form.
      await page.waitForFunction(
        (host) => [...document.querySelectorAll<HTMLElement>(host)].every((one) => one.style.minBlockSize),
        HOST,
      );
      await page.evaluate(
        (speed) =>
          new Promise<void>((done) => {
            // So many px each frame, as sixty frames a second would have it: a busy machine draws fewer frames, and does not jump.
            const step = (): void => {
              scrollBy({ top: speed / 60, behavior: 'instant' });
              const { scrollHeight } = document.documentElement;
              if (scrollY + innerHeight < scrollHeight - 1) requestAnimationFrame(step);
              else done();
            };
            requestAnimationFrame(step);
          }),
        speed,
      );
      await expect(page.locator(`${HOST}[data-block-state=ready]`)).toHaveCount(2);
      expect(await shifted(page)).toBeLessThanOrEqual(0.01);
    });

const minimum = (page: Page, at = 0): Promise<string> =>
  page
    .locator(HOST)
    .nth(at)
    .evaluate((host: HTMLElement) => host.style.minBlockSize);
const highOf = (page: Page, at = 0): Promise<number> =>
  page
    .locator(HOST)
    .nth(at)
    .evaluate((host) => host.getBoundingClientRect().height);

/** Keeps the form's own file away. */
async function withoutForm(page: Page): Promise<void> {
  await page.route('**/chunks/form-*', (route) => route.abort());
}

test('room is kept for what can be drawn only, as the page itself would lay it out', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const field = MIXES['one field'] ?? {};
  await pageWith(
    [
      text(2000),
      jsonForm(field, 'style="min-block-size: 90px"'),
      jsonForm(field, 'class="sqs-block-form" style="max-block-size: 100px"'),
      jsonForm(field, 'style="height: 70px"'),
      jsonForm(field, 'hidden'),
      jsonForm(field).replace('{', '{{'),
      jsonForm({ formFields: [] }),
      jsonForm(field).replace('<div class="react', '<form></form><div class="react'),
      jsonForm(field),
    ].join(''),
    {
      head: '<style>.sqs-block:last-child { min-height: 400px; padding: 10px; border: 5px solid; box-sizing: border-box }</style>',
    },
  );
  await expect.poll(() => minimum(page, 7)).not.toBe('');
  const all = await page
    .locator(HOST)
    .evaluateAll((hosts: HTMLElement[]) => hosts.map((host) => host.style.minBlockSize !== ''));
  expect(all).toEqual([true, true, false, false, false, false, false, true]);
  expect(await minimum(page)).toBe('90px');
  expect([await highOf(page, 1), await highOf(page, 2), await highOf(page, 7)]).toEqual([100, 70, 400]);
  await page.locator('[hidden]').evaluate((host: HTMLElement) => {
    host.hidden = false;
  });
  await expect.poll(() => highOf(page, 3)).toBeGreaterThan(140);
});

test('the room follows width and paper, and goes where the block fails, leaving nothing behind', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/chunks\/form-|VT022/);
  await withoutForm(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await pageWith(`${text(2000)}${jsonForm(ORDER)}`);
  await expect.poll(() => highOf(page)).toBeGreaterThan(1000);
  const wide = await highOf(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => highOf(page)).toBeGreaterThan(wide + 50);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => highOf(page)).toBeLessThan(10);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => highOf(page)).toBeGreaterThan(wide + 50);
  await page.locator(HOST).scrollIntoViewIfNeeded();
  await expect(page.locator(HOST)).toHaveAttribute('data-block-state', 'failed');
  expect(await page.locator(HOST).getAttribute('style')).toBeNull();
});

test('the room is given back once the form has the focus or has left the view, also where it was too much', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  // A third form is far below: nobody has seen it.
  await pageWith([text(2000), jsonForm(ORDER), text(2000), jsonForm(ORDER), text(4000), jsonForm(ORDER)].join(''));
  await expect.poll(() => minimum(page, 2)).not.toBe('');
  await page.locator(HOST).first().scrollIntoViewIfNeeded();
  await expect(page.locator(HOST).first()).toHaveAttribute('data-block-state', 'ready');
  expect(await minimum(page)).not.toBe('');
  await page.locator('[part~=control]').first().focus();
  expect(await page.locator(HOST).first().getAttribute('style')).toBeNull();
  await page.locator(HOST).nth(1).scrollIntoViewIfNeeded();
  await expect(page.locator(HOST).nth(1)).toHaveAttribute('data-block-state', 'ready');
  expect(await minimum(page, 1)).not.toBe('');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => minimum(page, 1)).toBe('');
  expect(await minimum(page, 2)).not.toBe('');
  await page.evaluate((host) => Reflect.get(window, 'Vitrine').unmount(document.querySelectorAll(host)[2]), HOST);
  expect(await minimum(page, 2)).toBe('');
});
