// Texts that fill the width of their container, on the shipped product.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { realFrames, runUntil, stopClock } from '../tools/page-clock.ts';

const BODY = `<style>.box { width: 600px; padding: 0 20px; font-family: serif } h1, h3 { font-size: 40px; margin: 0 }</style>
<div class="box"><p data-scaled-text>Louça para a mesa</p></div>
<div class="sqsrte-scaled-text-container box"><span class="sqsrte-scaled-text"><h3>Feita devagar, na serra</h3></span></div>`;

/** The width of each text, beside the 560 px or whatever there is for it. */
const widths = (page: Page) =>
  page.locator('.loaded').evaluateAll((texts) =>
    texts.map((text) => {
      const range = new Range();
      range.selectNodeContents(text.firstElementChild ?? text);
      const { width, height } = range.getBoundingClientRect();
      const line = Number.parseFloat(getComputedStyle(text).fontSize);
      return { width: Math.round(width), lines: Math.round(height / line / 1.15) };
    }),
  );

const size = (page: Page): Promise<number> =>
  page
    .locator('[data-scaled-text]')
    .first()
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));

test('fills the width of its container in one line, and follows it 100 ms after a change [SCALE-301, SCALE-302, SCALE-304]', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await pageWith(BODY);
  await runUntil(page, async () => (await page.locator('.loaded').count()) === 2);
  const near = async (width: number): Promise<void> => {
    for (const one of await widths(page)) {
      expect(one.width).toBeGreaterThanOrEqual(width - 3);
      expect(one.width).toBeLessThanOrEqual(width);
      expect(one.lines).toBe(1);
    }
  };
  await near(600);
  // What its first report of sizes may still request is over.
  await realFrames(page);
  await page.clock.runFor(1_000);
  const before = await size(page);
  const resize = (width: number) =>
    page.evaluate(
      (px) =>
        new Promise((resolve) => {
          const observer = new ResizeObserver((_, self) => {
            if (Reflect.get(window, 'seen') === px) resolve(self.disconnect());
            Reflect.set(window, 'seen', px);
          });
          for (const box of document.querySelectorAll<HTMLElement>('.box')) box.style.width = `${px}px`;
          Reflect.set(window, 'seen', px);
          const [box] = document.querySelectorAll('.box');
          if (box) observer.observe(box);
        }),
      width,
    );
  await resize(300);
  await page.clock.runFor(99);
  expect(await size(page)).toBe(before);
  await page.clock.runFor(1);
  await near(300);
  await resize(900);
  await page.clock.runFor(100);
  await near(900);
});

test('fills the line exactly although letter spacing in px does not grow with the text [SCALE-301]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  for (const spacing of ['0', '6px', '-0.4px']) {
    await pageWith(
      `<style>.box { width: 700px } p { max-width: 5em; letter-spacing: ${spacing} }</style><div class="box"><p data-scaled-text>Barro, água, cinza e catorze horas de fogo</p></div>`,
    );
    await expect(page.locator('.loaded')).toHaveCount(1);
    const [text] = await widths(page);
    expect(text?.width, spacing).toBeGreaterThanOrEqual(697);
    expect(text?.width, spacing).toBeLessThanOrEqual(700);
  }
});

test('fills the line in an inline element and in ones that shrink to it, and when it is shown later [SCALE-301]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const text = (mark: string) => `<span data-scaled-text class="${mark}">Louça para a mesa</span>`;
  await pageWith(`<style>.box { width: 600px; font-family: serif }</style>
<div class="box"><h1 style="font-size: 20px"><a href="#">${text('inline')}</a></h1>
<div style="display: flex; flex-direction: column; align-items: center"><p>${text('item')}</p></div>
<div style="display: inline-block; padding: 0 30px">${text('block')}</div>
<div><p style="padding: 0 45px; border: solid 5px" data-scaled-text>Louça para a mesa</p></div>
<div>${text('later').replace('<span', '<span hidden')}</div><div hidden>${text('inside')}</div></div>`);
  await expect(page.locator('.loaded')).toHaveCount(4);
  expect((await widths(page)).map(({ width, lines }) => [Math.round(width / 5) * 5, lines])).toEqual([
    [600, 1],
    [600, 1],
    [540, 1],
    [500, 1],
  ]);
  expect(
    await page.locator('.later, .inside').evaluateAll((all) => all.map((one) => one.getAttribute('style'))),
  ).toEqual(['', '']);
  await page.locator('[hidden]').evaluateAll((all) => {
    for (const one of all) one.removeAttribute('hidden');
  });
  await expect(page.locator('.loaded')).toHaveCount(6);
  const shown = (await widths(page)).slice(-2);
  for (const { width } of shown) expect(width).toBeGreaterThan(597);
});

test('is never smaller than 11 px: then it wraps, and nothing overflows [SCALE-303]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const words = 'Louça de grês feita à mão em Minas Gerais '.repeat(5);
  await pageWith(`<style>.box { width: 200px }</style><div class="box"><p data-scaled-text>${words}</p></div>`);
  await expect(page.locator('.loaded')).toHaveCount(1);
  expect(await size(page)).toBe(11);
  const [text] = await widths(page);
  expect(text?.lines).toBeGreaterThan(3);
  expect(text?.width).toBeLessThanOrEqual(200);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect(page.locator('p')).not.toHaveAttribute('style', /\w/);
});

test('costs as many layouts for a thousand headlines as for ten, and sizes one again whose text changes', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(`<div class="box">${'<div><p data-scaled-text>Louça</p></div>'.repeat(1_000)}</div>`);
  await expect(page.locator('.loaded')).toHaveCount(1_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const layouts = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
  const first = await size(page);
  const before = await layouts();
  await page
    .locator('[data-scaled-text]')
    .first()
    .evaluate((text) => {
      text.textContent = 'Louça de todo dia';
    });
  await expect.poll(() => size(page)).toBeLessThan(first * 0.7);
  expect((await layouts()) - before).toBeLessThan(30);
});
