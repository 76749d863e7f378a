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

test('gets the class when half of it is visible, once; others are left alone [ANIM-002, ANIM-005, ANIM-007, ANIM-008, LIMIT-007]', async ({
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

test('is observed with the thresholds 0, 0.1, 0.25, 0.5 and 1, so that each is told of [ANIM-006, LIMIT-007]', async ({
  page,
  pageWith,
}) => {
  await page.addInitScript(() => {
    const told: number[] = [];
    const thresholds: unknown[] = [];
    Object.assign(window, { told, thresholds });
    const rounded = (ratio: number): number => Math.round(ratio * 100) / 100;
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          // The test's own observer has no thresholds.
          for (const { target, intersectionRatio } of observer.thresholds.length > 1 ? entries : [])
            if (target.id === 'one') told.push(rounded(intersectionRatio));
          callback(entries, observer);
        }, options);
      }
      override observe(target: Element): void {
        if (target.id === 'one') thresholds.push(this.thresholds.map(rounded));
        super.observe(target);
      }
    };
  });
  await pageWith(
    page600(
      '<div class="space"></div><section id="one" class="animation-fade"><div style="height: 400px">Um</div></section>',
    ),
  );
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'thresholds'))).toEqual([[0, 0.1, 0.25, 0.5, 1]]);
  // One step past each threshold, and one that passes none.
  for (const px of [4, 44, 60, 104, 204]) await show(page, 'one', px);
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([0, 0.01, 0.11, 0.26, 0.51]);
});

test('a block that is taller than the window gets it as soon as it intersects [ANIM-003]', async ({
  page,
  pageWith,
}) => {
  await pageWith(
    page600('<div class="space"></div><section id="tall" class="animation-rise" style="height: 2000px">Alto</section>'),
  );
  await expect.poll(() => opacity(page, 'tall')).toBe('0');
  await show(page, 'tall', 10);
  await expect.poll(() => loaded(page, 'tall')).toBe(true);
});

test('what is jumped over is not blank afterwards, nor is much of the window before half of a block is visible', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const block = (id: string): string =>
    `<section id="${id}" class="animation-rise" style="height: 500px">${id}</section>`;
  const html = page600(
    `<div class="space"></div>${block('over')}${block('low')}<div class="space"></div>${block('last')}`,
  );
  await pageWith(html);
  for (const id of ['over', 'low']) await expect.poll(() => opacity(page, id)).toBe('0');
  await show(page, 'low', 100);
  expect(await opacity(page, 'low')).toBe('0');
  await expect.poll(() => opacity(page, 'over')).toBe('1');
  await show(page, 'low', 140);
  await expect.poll(() => opacity(page, 'low')).toBe('1');
  expect(await loaded(page, 'low')).toBe(false);
  await pageWith(html);
  await expect.poll(() => opacity(page, 'over')).toBe('0');
  await show(page, 'last', 500);
  for (const id of ['over', 'low']) {
    await expect.poll(() => opacity(page, id)).toBe('1');
    await expect.poll(() => loaded(page, id)).toBe(true);
  }
});

test('waits for an image that has no address yet until it has come [ANIM-004]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(
    page600(
      '<div class="space"></div><section id="one" class="animation-fade" style="height: 200px"></section><section id="two" class="animation-fade" style="height: 100px">Dois</section>',
    ),
  );
  await expect.poll(() => opacity(page, 'one')).toBe('0');
  // A library of the page loads this one.
  await page.locator('#one').evaluate((one) => {
    one.innerHTML = '<img class="lazyload" data-src="/imagens/limoes.jpg" alt="">';
  });
  await show(page, 'two', 100);
  await expect.poll(() => loaded(page, 'two')).toBe(true);
  expect(await loaded(page, 'one')).toBe(false);
  await page.locator('#one img').evaluate((image) => image.setAttribute('src', '/imagens/limoes.jpg'));
  await expect.poll(() => loaded(page, 'one')).toBe(true);
});

test('waits for an image that is loading, and no longer for one that failed [ANIM-004]', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load/);
  const held: (() => void)[] = [];
  await page.route('**/__slow.png', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ status: 404 });
  });
  await pageWith(
    page600(
      '<div class="space"></div><section id="one" class="animation-fade" style="height: 200px"></section><section id="two" class="animation-fade" style="height: 100px">Dois</section>',
    ),
  );
  await expect.poll(() => opacity(page, 'one')).toBe('0');
  await page.locator('#one').evaluate((one) => {
    const image = document.createElement('img');
    image.alt = '';
    image.src = '/__slow.png';
    one.append(image);
  });
  await show(page, 'two', 100);
  await expect.poll(() => loaded(page, 'two')).toBe(true);
  expect(held).toHaveLength(1);
  expect(await loaded(page, 'one')).toBe(false);
  for (const go of held) go();
  await expect.poll(() => loaded(page, 'one')).toBe(true);
});

test('in the editor no block gets the class, and all are visible [ANIM-001, CTX-028]', async ({ page, pageWith }) => {
  const block =
    '<style>.animation-fade:not(.animation-loaded) { opacity: 0 }</style><section id="one" class="animation-fade" style="height: 100px">Um</section>';
  await pageWith(block, { name: 'inside' });
  await expect.poll(() => loaded(page, 'one'), 'the control: outside the editor it has it').toBe(true);
  await page.route('**/config/pages', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Editor</title><iframe src="/__page/inside" width="1200" height="500"></iframe>',
    }),
  );
  await page.goto('/config/pages');
  const one = page.frameLocator('iframe').locator('#one');
  await expect.poll(() => one.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await expect(one).toHaveClass('animation-fade');
});

for (const [name, media, query] of [
  ['reduced motion', { reducedMotion: 'reduce' }, ''],
  ['nomotion=true', {}, '?nomotion=true'],
  ['a screenshot', {}, '?screenshot=true'],
] as const)
  test(`nothing is hidden for ${name}, and what the page animates itself is at its end`, { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await page.emulateMedia(media);
    await pageWith(
      page600(
        '<style>.animation-fade { transition: opacity 60s } .animation-fade:not(.animation-loaded) { opacity: 0 }</style><div class="space"></div><section id="one" class="animation-fade">Um</section><section id="two" class="animation-rise">Dois</section>',
      ),
      { query },
    );
    await expect.poll(() => loaded(page, 'two')).toBe(true);
    expect([await opacity(page, 'one'), await opacity(page, 'two')]).toEqual(['1', '1']);
  });

test('paper shows what is below the window, and a stopped runtime leaves nothing hidden', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(page600('<div class="space"></div><section id="one" class="animation-fade">Um</section>'));
  await expect.poll(() => opacity(page, 'one')).toBe('0');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await opacity(page, 'one')).toBe('1');
  await pageWith(page600('<div class="space"></div><section id="one" class="animation-fade">Um</section>'));
  await expect.poll(() => opacity(page, 'one')).toBe('0');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  expect(await opacity(page, 'one')).toBe('1');
});

test('without the script every block is visible', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(page600('<div class="space"></div><section id="one" class="animation-fade">Um</section>'), {
    tag: '',
  });
  expect(await opacity(page, 'one')).toBe('1');
});
