// Small windows, large letters, forced colours, less motion, paper, fingers (faults F-101, F-102, F-103, F-106, F-107, F-108), all blocks on one page.
import type { Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { BOTH, bannerOf, withSettings } from './cookie-banner/cookie-page.ts';
import { button, contactForm } from './form/contact-form.ts';

const BLOCKS = exampleOf('accordion') + exampleOf('marquee') + contactForm();

/** WCAG 1.4.12: what a visitor's own sheet may ask for. It reaches page and shadow roots alike, as such tools do. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Puts a sheet into the page and into every open shadow root. */
const everywhere = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const walk = (root: ParentNode): void => {
      for (const { shadowRoot } of root.querySelectorAll('*')) {
        if (!shadowRoot) continue;
        shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
        walk(shadowRoot);
      }
    };
    walk(document);
  }, css);

/** Texts in the blocks that are outside the window sideways, or are cut off by a box around them, as `text: why`. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const parentOf = (node: Element): Element | null => {
      if (node.assignedSlot) return node.assignedSlot;
      const root = node.getRootNode();
      return node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    const see = (node: Text): void => {
      const text = node.data.trim();
      const parent = node.parentElement ?? parentOf(node as unknown as Element);
      if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
      // A marquee's line runs through its window by intent.
      if (parent.closest('.marquee:not([data-still]), .room, script, style')) return;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        if (box.left < -1 || box.right > innerWidth + 1) found.push(`${text}: outside the window`);
        for (let at: Element | null = parent; at; at = parentOf(at)) {
          const { overflowX, overflowY, position } = getComputedStyle(at);
          const around = at.getBoundingClientRect();
          if (
            /clip|hidden/.test(overflowX) &&
            around.width > 1 &&
            (box.left < around.left - 1 || box.right > around.right + 1)
          )
            found.push(`${text}: cut off sideways`);
          if (
            /clip|hidden/.test(overflowY) &&
            around.height > 1 &&
            (box.top < around.top - 2 || box.bottom > around.bottom + 2)
          )
            found.push(`${text}: cut off`);
          if (position === 'fixed') break;
        }
      }
    };
    const walk = (root: Node): void => {
      for (const node of root.childNodes) {
        if (node instanceof Text) see(node);
        else if (node instanceof Element) {
          if (node.shadowRoot) walk(node.shadowRoot);
          walk(node);
        }
      }
    };
    for (const host of document.querySelectorAll('[data-block]')) {
      if (host.shadowRoot) walk(host.shadowRoot);
      walk(host);
    }
    return found;
  });

const wide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const SIGHTS: { name: string; size: { width: number; height: number }; css?: string }[] = [
  { name: 'a window of 320 px', size: { width: 320, height: 640 } },
  { name: '400 % of a window of 1280 by 800', size: { width: 320, height: 200 } },
  { name: 'text spacing', size: { width: 1280, height: 800 }, css: SPACING },
  { name: 'text spacing in a window of 320 px', size: { width: 320, height: 640 }, css: SPACING },
  {
    name: 'letters of 200 %',
    size: { width: 1280, height: 800 },
    css: ':root, .vitrine { font-size: 200% !important } .vitrine * { font-size: max(1em, 1.2rem) }',
  },
];

for (const { name, size, css } of SIGHTS)
  test(`nothing is lost, and nobody scrolls in two directions, with ${name}, fault F-101`, {
    tag: inEveryRun(name === 'text spacing in a window of 320 px' || name === 'letters of 200 %'),
  }, async ({ page, pageWith }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await pageWith(withSettings(BOTH, BLOCKS));
    await page.locator('[data-block=form]').scrollIntoViewIfNeeded();
    await settled(page);
    await expect(bannerOf(page)).toBeVisible();
    if (css) await everywhere(page, css);
    await page.locator('[part=trigger]').first().press('Enter');
    await button(page).press('Enter');
    await expect(page.locator('[part~=summary]')).toBeVisible();
    expect(await wide(page)).toBeLessThanOrEqual(0);
    expect(await lost(page)).toEqual([]);
  });

test('the control: a text that is cut off, and one that stands outside, are told', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  // It is said once the stage is there, which may be before the end.
  allowConsole(/VT010 x/);
  await page.setViewportSize({ width: 320, height: 640 });
  await pageWith(
    '<div data-block="x"><p style="overflow: hidden; height: 5px">Cortado</p><p style="width: 900px; white-space: nowrap; text-align: end">Fora</p></div>',
  );
  expect(await lost(page)).toEqual(['Cortado: cut off', 'Fora: outside the window']);
  expect(await wide(page)).toBeGreaterThan(0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`in forced colours, ${colorScheme}, every control has an edge, every sign its colour, every focus its ring, fault F-102`, {
    tag: inEveryRun(colorScheme === 'dark'),
  }, async ({ page, pageWith }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await pageWith(withSettings(BOTH, BLOCKS));
    await settled(page);
    await expect(bannerOf(page)).toBeVisible();
    await button(page).press('Enter');
    await expect(page.locator('[part~=summary]')).toBeVisible();
    const facts = await page.evaluate(() => {
      const seen: Record<string, string[]> = { edges: [], signs: [], rings: [] };
      const canvas = getComputedStyle(document.body).backgroundColor;
      const controls = 'button:not([part=trigger]), input:not([type=radio], [type=checkbox]), select, textarea';
      const walk = (root: ParentNode): void => {
        for (const element of root.querySelectorAll<HTMLElement>('*')) {
          if (element.shadowRoot) walk(element.shadowRoot);
          if (!(element.getRootNode() instanceof ShadowRoot) || !element.checkVisibility()) continue;
          const style = getComputedStyle(element);
          const name = `${element.localName}.${element.getAttribute('part') ?? element.getAttribute('class')}`;
          if (element.matches(controls)) {
            if (Number.parseFloat(style.borderTopWidth) < 1 || style.borderTopColor === canvas) seen.edges?.push(name);
            element.focus();
            const ring = getComputedStyle(element);
            if (element.matches(':focus-visible') && (ring.outlineStyle === 'none' || ring.outlineColor === canvas))
              seen.rings?.push(name);
          }
          if (element.localName === 'svg' && [style.stroke, style.color].some((colour) => colour === canvas))
            seen.signs?.push(name);
        }
      };
      walk(document);
      return seen;
    });
    expect(facts).toEqual({ edges: [], signs: [], rings: [] });
    for (const ask of ['more', 'less'] as const) {
      await page.emulateMedia({ forcedColors: 'none', contrast: ask === 'more' ? 'more' : 'no-preference' });
      await expect(page.locator('[part~=summary]')).toBeVisible();
    }
  });

test('less motion, asked for and taken back while the page is open, is followed by every block, fault F-103', async ({
  page,
  pageWith,
}) => {
  const lasting = (): Promise<number> =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[data-block]')]
          .flatMap((host) => host.shadowRoot?.getAnimations() ?? [])
          .concat(document.getAnimations())
          .filter(
            ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 5_000,
          ).length,
    );
  await pageWith(BLOCKS);
  await settled(page);
  await expect.poll(lasting).toBeGreaterThan(0);
  for (const reducedMotion of ['reduce', 'no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const still = reducedMotion === 'reduce' ? 0 : 1;
    await expect.poll(async () => Math.min(1, await lasting())).toBe(still);
    await expect(page.locator('[data-block=marquee] [part=button]')).toHaveCount(still);
  }
  await page.locator('[part=trigger]').first().click();
  await frames(page);
  expect(await lasting()).toBe(0);
  await expect(page.locator('[part=trigger]').first()).toHaveAttribute('aria-expanded', 'true');
});
