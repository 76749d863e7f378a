// What every block owes in a real browser, checked over the built files: a new block is tested before it has a test of its own.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { attributeFor } from '../../../src/vocab/block/attribute-for.ts';
import { declarationOf, exampleOf, isPageLevel, payloadOf } from '../../declarations.ts';
import { wrongValue } from '../../wrong-value.ts';
import { axe } from '../tools/axe.ts';
import { focusOf, markStops, type SeenText, textsOf } from '../tools/composed.ts';
import { expect, type PageWith, settled, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { type PageOptions, TAG } from '../tools/test-page.ts';
import { openLayer } from '../tools/vitrine-of.ts';

const manifest: { blocks: Record<string, unknown> } = JSON.parse(
  readFileSync(new URL('../../../dist/manifest.json', import.meta.url), 'utf8'),
);

const DEBUG_TAG = TAG.replace('<script ', '<script data-debug ');

/** How many layers are open. */
const layersOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (
        window as unknown as { Vitrine: { store: { getState(): { ui: { layers: string[] } } } } }
      ).Vitrine.store.getState().ui.layers.length,
  );

const MODES: { name: string; options: PageOptions; schemes: ('light' | 'dark')[] }[] = [
  // axe takes a page without a background for white, whatever its scheme.
  {
    name: 'light and dark',
    options: { head: '<style>:root { background: Canvas }</style>' },
    schemes: ['light', 'dark'],
  },
  { name: 'right to left', options: { dir: 'rtl' }, schemes: ['light'] },
];

for (const name of Object.keys(manifest.blocks)) {
  const example = exampleOf(name);
  const hostOf = (page: Page): Locator => page.locator(`[data-block="${name}"]`).first();

  /** Shows markup with the block, and opens one that no markup brings up by itself. */
  const show = async (page: Page, pageWith: PageWith, html: string, options?: PageOptions): Promise<void> => {
    await pageWith(html, options);
    if (await isPageLevel(name)) await openLayer(page, name, payloadOf(name));
    await settled(page);
  };

  const wrongMarkup = async (): Promise<{ html: string; attributes: string[] }> => {
    const { data } = await declarationOf(name);
    const wrong = Object.entries(data).flatMap(([key, field]) => {
      const value = wrongValue(field);
      return value === null ? [] : [{ attribute: attributeFor(key), value }];
    });
    const written = wrong.map(({ attribute, value }) => ` ${attribute}="${value}"`).join('');
    // A second attribute of one name is dropped by the parser, so ours come first.
    const html = example.replace(`data-block="${name}"`, (mark) => `${written.trim()} ${mark}`);
    return { html, attributes: wrong.map(({ attribute }) => attribute) };
  };

  test.describe(name, () => {
    test('mounts on its example, ready, with a silent console, and rests; unmounting gives the host back as it was', async ({
      page,
      pageWith,
    }) => {
      // React's scheduler posts a message for each piece of work.
      await page.addInitScript(() => {
        const { postMessage } = MessagePort.prototype;
        Object.assign(window, { posts: 0 });
        MessagePort.prototype.postMessage = function (...args: [unknown]) {
          Reflect.set(window, 'posts', Reflect.get(window, 'posts') + 1);
          postMessage.apply(this, args);
        };
      });
      await show(page, pageWith, example);
      await expect(hostOf(page)).toHaveAttribute('data-block-state', 'ready');
      const posts = (): Promise<number> => page.evaluate(() => Reflect.get(window, 'posts'));
      await expect
        .poll(async () => {
          const started = await posts();
          await frames(page, 20);
          return (await posts()) - started;
        }, 'work at rest')
        .toBeLessThan(10);
      const before = await hostOf(page).evaluate(
        async (host, [html, name]) => {
          await Reflect.get(window, 'Vitrine').unmount(host);
          // As the server sent it, in a document that runs nothing.
          const sent = document.implementation.createHTMLDocument();
          sent.body.innerHTML = html;
          return sent.querySelector(`[data-block="${name}"]`)?.outerHTML;
        },
        [example, name] as const,
      );
      expect(before).toContain(name);
      await expect.poll(() => hostOf(page).evaluate((host) => host.outerHTML)).toBe(before);
    });

    test('mounts with every attribute wrong and says nothing to visitors', async ({ page, pageWith }) => {
      await show(page, pageWith, (await wrongMarkup()).html);
      await expect(hostOf(page)).toHaveAttribute('data-block-state', 'ready');
    });

    test('warns once per wrong attribute in developer mode', async ({ page, pageWith, allowConsole, consoleLines }) => {
      const { html, attributes } = await wrongMarkup();
      allowConsole(/VT012/);
      await show(page, pageWith, html, { tag: DEBUG_TAG });
      await expect(hostOf(page)).toHaveAttribute('data-block-state', 'ready');
      await expect.poll(() => consoleLines.length).toBe(attributes.length);
      for (const attribute of attributes) {
        expect(
          consoleLines.filter((line) => line.includes(`${attribute}=`)),
          attribute,
        ).toHaveLength(1);
      }
    });

    for (const { name: mode, options, schemes } of MODES) {
      test(`axe finds nothing, at rest and after each control was used: ${mode}`, async ({
        page,
        pageWith,
        allowConsole,
      }) => {
        // axe asks the iframes of third parties, too, which do not answer.
        allowConsole(/Failed to execute 'postMessage' on 'DOMWindow'/);
        const check = async (when: string): Promise<void> => {
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            expect(await axe(page), `${when}, ${colorScheme}`).toEqual([]);
          }
        };
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await show(page, pageWith, example, options);
        await check('at rest');
        const controls = hostOf(page).locator('button:visible, summary:visible');
        for (let index = 0; index < (await controls.count()); index += 1) {
          // Also one that is disabled by `aria-disabled`, which a visitor can press, too.
          await controls.nth(index).click({ force: true });
          await check(`after control ${index}`);
          // What a control of the page opens lies over the next one.
          while (!(await isPageLevel(name)) && (await layersOf(page)) > 0) {
            const open = await layersOf(page);
            await page.keyboard.press('Escape');
            await expect.poll(() => layersOf(page)).toBeLessThan(open);
          }
        }
      });
    }

    test('every control is reached by Tab, with a visible focus', async ({ page, pageWith }) => {
      await show(page, pageWith, `${example}<button>depois</button>`);
      const host = hostOf(page);
      const stops = await markStops(host);
      const reached = new Set<string>();
      for (let press = 0; press < stops + 10; press += 1) {
        await page.keyboard.press('Tab');
        const focus = await focusOf(host);
        if (!focus && reached.size) break;
        if (!focus) continue;
        reached.add(focus.path);
        expect(focus.outlined, `focus of ${focus.path}`).toBe(true);
      }
      const expected = Array.from({ length: stops }, (_, index) => String(index));
      expect(
        expected.filter((stop) => !reached.has(stop)),
        'controls Tab did not reach',
      ).toEqual([]);
    });

    test('is no wider than a window of 320 pixels, and moves nothing for a visitor who asked for less motion', async ({
      page,
      pageWith,
    }) => {
      const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await show(page, pageWith, example);
      const running = await hostOf(page).evaluate((host) =>
        [...document.getAnimations(), ...(host.shadowRoot?.getAnimations() ?? [])]
          .filter((animation) => animation.playState === 'running')
          .map((animation) => animation.id || animation.constructor.name),
      );
      expect(running).toEqual([]);
      expect(await wide()).toBeLessThanOrEqual(320);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await frames(page, 3);
      expect(await wide(), 'with motion').toBeLessThanOrEqual(320);
    });

    test('keeps its text visible in forced colours and in print', async ({ page, pageWith }) => {
      // Their examples are drawn without text that is always visible; their own tests look at print and forced colours.
      if (['gallery', 'search', 'shape'].includes(name)) return;
      await show(page, pageWith, example);
      // What a shop's visitor chooses with is of no use on paper, nor is what loads third parties or adds an event to a calendar.
      const isPrinted = ({ control }: SeenText): boolean =>
        !control || !['embed', 'event-list', 'product', 'product-list', 'reservation', 'social-feed'].includes(name);
      const seen = async (): Promise<SeenText[]> =>
        (await textsOf(hostOf(page))).filter((one) => one.visible && one.contrast);
      const shown = async (): Promise<string[]> => (await seen()).map((one) => one.text);
      // A block whose markup has no text renders none, unless it brings its own.
      const says = /\S/.test(example.replace(/<[^>]*>/g, ''));
      if (says || (await isPageLevel(name))) await expect.poll(shown).not.toEqual([]);
      const onScreen = await shown();
      const printed = (await seen()).filter(isPrinted).map((one) => one.text);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await shown()).toEqual(expect.arrayContaining(onScreen));
      // What lies over the page is no part of what is printed.
      if (await isPageLevel(name)) return;
      // On paper a calendar is its list, without the grid's weekdays; its own test looks at that.
      if (name === 'calendar') return;
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      expect(await shown()).toEqual(expect.arrayContaining(printed));
    });
  });
}
