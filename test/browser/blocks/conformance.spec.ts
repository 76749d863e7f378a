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

/** axe takes a page without a background for white, whatever its scheme. */
const GROUND: PageOptions = { head: '<style>:root { background: Canvas }</style>' };

/** React's scheduler posts a message for each piece of work. */
const countWork = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    Object.assign(window, { posts: 0 });
    MessagePort.prototype.postMessage = function (...args: [unknown]) {
      Reflect.set(window, 'posts', Reflect.get(window, 'posts') + 1);
      postMessage.apply(this, args);
    };
  });

/** How much work the page does within twenty frames. */
async function work(page: Page): Promise<number> {
  const posts = (): Promise<number> => page.evaluate(() => Reflect.get(window, 'posts'));
  const started = await posts();
  await frames(page, 20);
  return (await posts()) - started;
}

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

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

  /** What a visitor reads on the screen stays in forced colours and, where it makes sense there, on paper. */
  const expectTextKept = async (page: Page): Promise<void> => {
    // Their examples are drawn without text that is always visible; their own tests look at print and forced colours.
    if (['gallery', 'search', 'shape'].includes(name)) return;
    // What a shop's visitor chooses with is of no use on paper, nor is what loads third parties or adds an event to a calendar.
    const isPrinted = ({ control }: SeenText): boolean =>
      !control || !['embed', 'event-list', 'product', 'product-list', 'reservation', 'social-feed'].includes(name);
    const seen = async (): Promise<SeenText[]> =>
      (await textsOf(hostOf(page))).filter((one) => one.visible && one.contrast);
    const shown = async (): Promise<string[]> => (await seen()).map((one) => one.text);
    // A block whose markup has no text renders none, unless it brings its own.
    const says = /\S/.test(example.replace(/<[^>]*>/g, ''));
    // The overlay manager is a button with a sign until it is opened.
    const isShown = (await isPageLevel(name)) && name !== 'overlay-manager';
    if (says || isShown) await expect.poll(shown).not.toEqual([]);
    const onScreen = await shown();
    const printed = (await seen()).filter(isPrinted).map((one) => one.text);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await shown(), 'in forced colours').toEqual(expect.arrayContaining(onScreen));
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    // What lies over the page is no part of what is printed. On paper a calendar is its list, without the grid's weekdays; its own test looks at that.
    if (!(await isPageLevel(name)) && name !== 'calendar')
      expect.soft(await shown(), 'in print').toEqual(expect.arrayContaining(printed));
    await page.emulateMedia({ media: 'screen' });
  };

  const expectReachedByTab = async (page: Page): Promise<void> => {
    const host = hostOf(page);
    const stops = await markStops(host);
    const reached = new Set<string>();
    for (let press = 0; press < stops + 10; press += 1) {
      await page.keyboard.press('Tab');
      const focus = await focusOf(host);
      if (!focus && reached.size) break;
      if (!focus) continue;
      reached.add(focus.path);
      expect.soft(focus.outlined, `focus of ${focus.path}`).toBe(true);
    }
    const expected = Array.from({ length: stops }, (_, index) => String(index));
    expect
      .soft(
        expected.filter((stop) => !reached.has(stop)),
        'controls Tab did not reach',
      )
      .toEqual([]);
  };

  const expectGivenBack = async (page: Page, html: string): Promise<void> => {
    const before = await hostOf(page).evaluate(
      async (host, [sentHtml, block]) => {
        await Reflect.get(window, 'Vitrine').unmount(host);
        // As the server sent it, in a document that runs nothing.
        const sent = document.implementation.createHTMLDocument();
        sent.body.innerHTML = sentHtml;
        return sent.querySelector(`[data-block="${block}"]`)?.outerHTML;
      },
      [html, name] as const,
    );
    expect(before).toContain(name);
    await expect.poll(() => hostOf(page).evaluate((host) => host.outerHTML)).toBe(before);
  };

  const expectNoAxeFault = async (page: Page): Promise<void> => {
    const check = async (when: string): Promise<void> => expect.soft(await axe(page), when).toEqual([]);
    await check('at rest');
    await page.emulateMedia({ colorScheme: 'dark' });
    await check('at rest, dark');
    await page.emulateMedia({ colorScheme: 'light' });
    // What leads away to a checkout leaves the page where it is.
    await page.route('**/checkout/**', (route) => route.fulfill({ status: 204 }));
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
    await page.emulateMedia({ colorScheme: 'dark' });
    await check('after all controls, dark');
    await page.emulateMedia({ colorScheme: 'light' });
  };

  test.describe(name, () => {
    test('mounts on its example, ready, with a silent console, and rests; unmounting gives the host back as it was; its text stays in forced colours and in print; Tab reaches every control, with a visible focus', async ({
      page,
      pageWith,
    }) => {
      await countWork(page);
      await show(page, pageWith, example);
      await expect(hostOf(page)).toHaveAttribute('data-block-state', 'ready');
      await expect.poll(() => work(page), 'work at rest').toBeLessThan(10);
      await test.step('unmounting', () => expectGivenBack(page, example));
      await show(page, pageWith, `${example}<button>depois</button>`);
      await test.step('text', () => expectTextKept(page));
      await test.step('Tab', () => expectReachedByTab(page));
    });

    test('is no wider than a window of 320 pixels, moves nothing for a visitor who asked for less motion, and axe finds nothing, at rest and after each control was used, light and dark', {
      tag: '@long',
    }, async ({ page, pageWith, allowConsole }) => {
      // axe asks the iframes of third parties, too, which do not answer.
      allowConsole(/Failed to execute 'postMessage' on 'DOMWindow'/);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await show(page, pageWith, example, GROUND);
      const running = await hostOf(page).evaluate((host) =>
        [...document.getAnimations(), ...(host.shadowRoot?.getAnimations() ?? [])]
          .filter((animation) => animation.playState === 'running')
          .map((animation) => animation.id || animation.constructor.name),
      );
      expect.soft(running).toEqual([]);
      expect.soft(await widthOf(page)).toBeLessThanOrEqual(320);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await frames(page, 3);
      expect.soft(await widthOf(page), 'with motion').toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await test.step('axe', () => expectNoAxeFault(page));
    });

    test('mounts with every attribute wrong, from right to left, too, where axe finds nothing: says nothing to visitors, and warns once per wrong attribute in developer mode', {
      tag: '@long',
    }, async ({ page, pageWith, allowConsole, consoleLines }) => {
      const { html, attributes } = await wrongMarkup();
      await show(page, pageWith, html, { dir: 'rtl' });
      await expect(hostOf(page)).toHaveAttribute('data-block-state', 'ready');
      expect(consoleLines).toEqual([]);
      allowConsole(/Failed to execute 'postMessage' on 'DOMWindow'/);
      expect.soft(await axe(page)).toEqual([]);
      consoleLines.length = 0;
      allowConsole(/VT012/);
      await show(page, pageWith, html, { tag: DEBUG_TAG });
      await expect(hostOf(page)).toHaveAttribute('data-block-state', 'ready');
      await expect.poll(() => consoleLines.length).toBe(attributes.length);
      for (const attribute of attributes) {
        expect
          .soft(
            consoleLines.filter((line) => line.includes(`${attribute}=`)),
            attribute,
          )
          .toHaveLength(1);
      }
    });
  });
}
