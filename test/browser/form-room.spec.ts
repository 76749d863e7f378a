// Forms that a published page has only as JSON: the room that is kept for them before they are drawn.
import { expect, test } from './fixture.ts';
import { jsonForm, MIXES, ORDER } from './json-form.ts';
import { shifted, watchShifts } from './layout-shift.ts';

const HOST = '.sqs-block-form';
/** How far the room may be from what is drawn, in px. */
const NEAR = 6;

for (const width of [320, 390, 768, 1280])
  test(`the room kept for a form is what it takes, at ${width} px`, async ({ page, pageWith }) => {
    await page.setViewportSize({ width, height: 900 });
    let letGo = (): void => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
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

for (const width of [390, 1280])
  for (const speed of [800, 2000])
    test(`scrolled at ${speed} px a second nothing moves where forms come, at ${width} px`, async ({
      page,
      pageWith,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      await pageWith(
        `${text(1600)}${jsonForm(ORDER)}${text(700)}<div style="display:flex;padding:20px"><div style="width:50%">${jsonForm(MIXES.choices)}</div><div style="width:50%">${jsonForm(MIXES['texts of every kind'])}</div></div>${text(1800)}`,
        { head: '<style>.sqs-block { padding: 17px; box-sizing: border-box }</style>' },
      );
      await page.evaluate(
        (speed) =>
          new Promise<void>((done) => {
            let before = performance.now();
            const step = (now: number): void => {
              scrollBy({ top: (speed * (now - before)) / 1000, behavior: 'instant' });
              before = now;
              const { scrollHeight } = document.documentElement;
              if (scrollY + innerHeight < scrollHeight - 1) requestAnimationFrame(step);
              else done();
            };
            requestAnimationFrame(step);
          }),
        speed,
      );
      await expect(page.locator(`${HOST}[data-block-state=ready]`)).toHaveCount(3);
      expect(await shifted(page)).toBeLessThanOrEqual(0.01);
    });
