// What a marquee looks like where pages differ: phones, right to left, forced colours, the wave.
import type { Locator, Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { heldBack } from '../../tools/held-back.ts';
import { shifted, watchShifts } from '../../tools/layout-shift.ts';

const TEXTS = [
  'Fornada de julho aberta',
  'Frete grátis acima de R$ 300,00',
  'Oficina de torno aos sábados, das nove às onze',
];
const SPANS = TEXTS.map((text) => `<span>${text}</span>`).join(' • ');
const LIST = `<ul>${TEXTS.map((text) => `<li>${text}</li>`).join('')}</ul>`;
const WAVE = 'data-wave-intensity="2"';
const marquee = (attributes = '', inside = SPANS): string => `<div data-block="marquee" ${attributes}>${inside}</div>`;

const hostOf = (page: Page): Locator => page.locator('[data-block]');
const heightOf = (page: Page): Promise<number> => hostOf(page).evaluate((host) => host.getBoundingClientRect().height);
const runs = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const root = document.querySelector('[data-block]')?.shadowRoot;
    return root?.getAnimations()[0]?.playState === 'running' || root?.querySelector('textPath[startOffset]');
  });

/** Shows the page as the server wrote it, then lets the block come. */
async function pageBeforeAndAfter(page: Page, open: () => Promise<void>): Promise<{ before: number; after: number }> {
  const letGo = await heldBack(page, '**/chunks/marquee-*');
  await watchShifts(page);
  await open();
  await expect(hostOf(page)).toHaveAttribute('data-block-state', 'loading');
  const before = await heightOf(page);
  expect(await shifted(page)).toBe(0);
  letGo();
  await settled(page);
  await runs(page);
  return { before, after: await heightOf(page) };
}

for (const { name, inside, width } of [
  { name: 'several lines on a phone', inside: SPANS, width: 360 },
  { name: 'a list on a phone', inside: LIST, width: 360 },
  { name: 'one line on a wide screen', inside: SPANS, width: 1280 },
]) {
  test(`mounting ${name} moves nothing below it`, { tag: '@long' }, async ({ page, pageWith }) => {
    await page.setViewportSize({ width, height: 640 });
    const { before, after } = await pageBeforeAndAfter(page, () =>
      pageWith(`${marquee('', inside)}<p>${'Texto que vem depois. '.repeat(40)}</p>`),
    );
    if (width < 1000) expect(before).toBeGreaterThan(40);
    expect(Math.abs(after - before)).toBeLessThanOrEqual(2);
    expect(await shifted(page)).toBeLessThanOrEqual(0.01);
  });
}

test('the control: a marquee that kept no room would move what stands below it', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await pageBeforeAndAfter(page, () => pageWith(`${marquee()}<p>${'Texto que vem depois. '.repeat(40)}</p>`));
  await hostOf(page).evaluate((host) => host.shadowRoot?.querySelector('.room')?.remove());
  expect(await shifted(page)).toBeGreaterThan(0.01);
});

test('the room under the text is seen, read aloud and reached by nobody', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const forced = '<a href="#x" style="visibility: visible">Dois</a>';
  await pageWith(marquee('', `<a href="#x">Um</a> ${forced}`));
  await settled(page);
  await runs(page);
  await expect(page.getByRole('link', { name: 'Um' })).toHaveCount(0);
  for (const link of await hostOf(page).locator('a').all()) {
    const reached = await link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      (element as HTMLElement).focus();
      return [document.elementFromPoint(left + width / 2, top + height / 2), document.activeElement].includes(element);
    });
    expect(reached).toBe(false);
    expect(await link.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(false);
  }
});

test('with the CSS of its reference page a marquee is one line high on a phone, before and after', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const head =
    '<style>@media (scripting: enabled) { [data-block=marquee] { white-space: nowrap; overflow: clip; --vitrine-marquee-wrap: nowrap } }</style>';
  const { before, after } = await pageBeforeAndAfter(page, () => pageWith(marquee(), { head }));
  expect(before).toBeLessThan(40);
  expect(Math.abs(after - before)).toBeLessThanOrEqual(2);
});

for (const { name, attributes } of [
  { name: 'the line', attributes: '' },
  { name: 'the wave', attributes: WAVE },
]) {
  test(`${name} fits a window of 320 pixels, its button whole`, { tag: '@long' }, async ({ page, pageWith }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await pageWith(marquee(attributes));
    await settled(page);
    await runs(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const button = await page.locator('[part=button]').boundingBox();
    expect(button).toMatchObject({ width: 44, height: 44 });
    expect((button?.x ?? 0) + 44).toBeLessThanOrEqual(320);
  });

  test(`${name} and its button are seen in forced colours, light and dark`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await pageWith(
        `${marquee(attributes)}<p style="color: CanvasText; background: Canvas">x</p><button style="color: ButtonText">y</button>`,
      );
      await settled(page);
      await runs(page);
      const colours = await page.evaluate(() => {
        const root = document.querySelector('[data-block]')?.shadowRoot;
        const of = (element: Element | null | undefined, name: string): string =>
          element ? getComputedStyle(element).getPropertyValue(name) : 'none';
        return {
          item: of(root?.querySelector('.item'), 'color'),
          wave: root?.querySelector('textPath') ? of(root.querySelector('textPath'), 'fill') : null,
          icon: of(root?.querySelector('[part=button] svg'), 'stroke'),
          text: of(document.querySelector('p'), 'color'),
          ground: of(document.querySelector('p'), 'background-color'),
          button: of(document.querySelector('button'), 'color'),
        };
      });
      expect(colours.text).not.toBe(colours.ground);
      expect(colours.item).toBe(colours.text);
      expect(colours.wave ?? colours.text).toBe(colours.text);
      expect(colours.icon).toBe(colours.button);
    }
  });

  test(`axe finds nothing in ${name} that runs, in both directions`, { tag: '@long' }, async ({ page, pageWith }) => {
    for (const dir of ['ltr', 'rtl'] as const) {
      await pageWith(marquee(attributes), { dir });
      await settled(page);
      await runs(page);
      await page.locator('[part=button]').click();
      expect(await axe(page)).toEqual([]);
    }
  });
}

test('a right-to-left line stands in its reading order and moves where it is told', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  for (const direction of ['left', 'right'] as const) {
    await pageWith(marquee(`data-animation-direction="${direction}"`, '<span>واحد</span><span>اثنان</span>'), {
      dir: 'rtl',
    });
    await settled(page);
    await runs(page);
    const { order, moved } = await hostOf(page).evaluate(async (host) => {
      const items = [...(host.shadowRoot?.querySelectorAll('.track > .group .item') ?? [])];
      const left = (at: number): number => items[at]?.getBoundingClientRect().left ?? 0;
      const animation = host.shadowRoot?.getAnimations()[0] as Animation;
      animation.pause();
      const duration = Number(animation.effect?.getComputedTiming().duration);
      animation.currentTime = duration * 0.25;
      const first = left(0);
      animation.currentTime = duration * 0.5;
      return { order: left(0) - left(1), moved: left(0) - first };
    });
    expect(order, 'the first text stands right of the second').toBeGreaterThan(0);
    expect(Math.sign(moved)).toBe(direction === 'left' ? -1 : 1);
  }
});

test('a right-to-left wave is laid out last first, each text set apart', async ({ page, pageWith }) => {
  await pageWith(marquee(WAVE, '<span>واحد</span><span>اثنان</span>'), { dir: 'rtl' });
  await settled(page);
  await runs(page);
  const text = await page.locator('textPath').textContent();
  expect(text).toMatch(/^\u2067اثنان\u2069\s+\u2067واحد\u2069/);
});
