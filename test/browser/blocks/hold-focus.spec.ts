// Who is in a block by keyboard before it is ready stays there: on the button of the same item, or on the very node that was moved.
import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../tools/fixture.ts';

const SYNC = '<script src="/dist/vitrine.js"></script>';
const PANEL = '<p>Texto <a href="#fim">ligação</a></p><p><input value="abc"></p>';
const OWN = `<div data-block="accordion" data-block-load="interaction"><details><summary>Um</summary>${PANEL}</details>
<details open><summary>Dois</summary>${PANEL}</details></div>`;
const PUBLISHED = `<div class="sqs-block accordion-block sqs-block-accordion" data-block-type="69" data-block-load="interaction">
<ul class="accordion-items-container">${['Um', 'Dois']
  .map(
    (title) => `<li class="accordion-item"><p role="heading" aria-level="3">
<button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">${title}</span></button></p>
<div class="accordion-item__dropdown">${PANEL}</div></li>`,
  )
  .join('')}</ul></div>`;

const stands = (page: Page): Promise<void> =>
  expect(page.locator('[data-block-state]')).toHaveAttribute('data-block-state', 'ready');
const trigger = (page: Page, at: number): Locator => page.locator('[part=trigger]').nth(at);

for (const { name, html, source } of [
  { name: 'a summary', html: OWN, source: 'summary' },
  { name: 'a published button', html: PUBLISHED, source: '.accordion-item__click-target' },
])
  test(`the focus on ${name} goes to the button that stands for it, and its key works`, { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await pageWith(html, { tag: SYNC });
    await page.locator(source).nth(1).focus();
    await stands(page);
    await expect(trigger(page, 1)).toBeFocused();
    expect(await trigger(page, 1).evaluate((button) => button.matches(':focus-visible'))).toBe(true);
    const was = await trigger(page, 1).getAttribute('aria-expanded');
    await page.keyboard.press('Enter');
    await expect(trigger(page, 1)).toHaveAttribute('aria-expanded', was === 'true' ? 'false' : 'true');
  });

for (const { name, attributes, href, control } of [
  { name: 'a link', attributes: '', href: '/loja', control: 'a' },
  { name: 'a link to a picture', attributes: 'data-lightbox', href: '/imagens/torno.jpg', control: 'button' },
])
  test(`the focus on ${name} of a gallery goes to what stands for it`, async ({ page, pageWith }) => {
    const pictures = [1, 2].map(
      (at) =>
        `<p><a href="${href}"><img src="/imagens/torno.jpg?${at}" width="320" height="180" alt="Foto ${at}"></a></p>`,
    );
    await pageWith(
      `<div data-block="gallery" data-design="grid" data-block-load="interaction" ${attributes}>${pictures.join('')}</div>`,
      { tag: SYNC },
    );
    await page.locator('[data-block] > p > a').nth(1).focus();
    await stands(page);
    const hit = page.locator(`[data-index="1"] ${control}`);
    await expect(hit).toBeFocused();
    expect(await hit.evaluate((one) => one.matches(':focus-visible'))).toBe(true);
  });

test('a link or field in an open panel keeps the focus, the selection and the page its place, when the block comes and when it goes', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const html = `<div style="height: 300px"></div>${OWN}<div style="height: 3000px"></div>`;
  for (const selector of ['a', 'input']) {
    await pageWith(html, { tag: SYNC });
    await page.evaluate(() => scrollTo(0, 100));
    const node = page.locator(`details[open] ${selector}`);
    const moved = await node.elementHandle();
    await node.focus();
    await stands(page);
    const focused = (): Promise<unknown> => page.evaluate((one) => document.activeElement === one, moved);
    expect(await focused(), selector).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(100);
    await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
    await expect(page.locator('details')).toHaveCount(2);
    expect(await focused(), `${selector}, given back`).toBe(true);
  }
});

test('the focus in a block that stands in a panel is kept when the one around it comes', async ({ page, pageWith }) => {
  const inner = `<div data-block="accordion"><details><summary>Dentro</summary><p>Texto</p></details></div>`;
  await pageWith(
    `<div data-block="accordion" data-block-load="interaction" id="out"><details open><summary>Fora</summary>${inner}</details></div>`,
    { tag: SYNC },
  );
  const button = page.locator('[data-block] [data-block]').locator('[part=trigger]');
  await expect(button).toBeVisible();
  await button.focus();
  await page.getByText('Fora').hover();
  await settled(page);
  await expect(button).toBeFocused();
});
