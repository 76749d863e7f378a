// What every block owes in a real browser, checked over the built files: a new block is tested before it has a test of its own.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { attributeFor } from '../../../src/vocab/block/attribute-for.ts';
import { declarationOf, exampleOf } from '../../declarations.ts';
import { wrongValue } from '../../wrong-value.ts';
import { axe } from '../tools/axe.ts';
import { focusOf, markStops, textsOf } from '../tools/composed.ts';
import { GROUNDS, LAYER_TOKENS } from '../tools/contrast-grounds.ts';
import { type Drawn, drawnIn, pictureContrast, tooFaint } from '../tools/drawn-contrast.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { type PageOptions, TAG } from '../tools/test-page.ts';

const manifest: { blocks: Record<string, unknown> } = JSON.parse(
  readFileSync(new URL('../../../dist/manifest.json', import.meta.url), 'utf8'),
);

const DEBUG_TAG = TAG.replace('<script ', '<script data-debug ');

const MODES: { name: string; options: PageOptions; dark?: boolean }[] = [
  { name: 'light', options: {} },
  { name: 'dark', options: {}, dark: true },
  { name: 'right to left', options: { dir: 'rtl' } },
];

/** Blocks that are brought up by a word in the address. */
const QUERY: Readonly<Record<string, string>> = { diagnosis: '?vitrine-debug' };

// No markup brings the dialog up, only a call that failed: dialog/dialog.spec.ts and dialog/look.spec.ts ask the same of it.
const names = Object.keys(manifest.blocks).filter((name) => name !== 'dialog');

for (const name of names) {
  const example = exampleOf(name);
  const hostOf = (page: Page): Locator => page.locator(`[data-block="${name}"]`).first();

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
    test.use({ query: QUERY[name] ?? '' });

    test('mounts on its example, ready, with a silent console', async ({ page, pageWith }) => {
      await pageWith(example);
      await settled(page);
      await expect(hostOf(page)).toHaveAttribute('data-block-state', 'ready');
    });

    test('mounts with every attribute wrong and says nothing to visitors', async ({ page, pageWith }) => {
      await pageWith((await wrongMarkup()).html);
      await settled(page);
      await expect(hostOf(page)).toHaveAttribute('data-block-state', 'ready');
    });

    test('warns once per wrong attribute in developer mode', async ({ page, pageWith, allowConsole, consoleLines }) => {
      const { html, attributes } = await wrongMarkup();
      allowConsole(/VT012/);
      await pageWith(html, { tag: DEBUG_TAG });
      await settled(page);
      await expect(hostOf(page)).toHaveAttribute('data-block-state', 'ready');
      await expect.poll(() => consoleLines.length).toBe(attributes.length);
      for (const attribute of attributes) {
        expect(
          consoleLines.filter((line) => line.includes(`${attribute}=`)),
          attribute,
        ).toHaveLength(1);
      }
    });

    for (const { name: mode, options, dark } of MODES) {
      test(`axe finds nothing, at rest and after each control was used: ${mode}`, async ({ page, pageWith }) => {
        await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
        await pageWith(example, options);
        await settled(page);
        expect(await axe(page)).toEqual([]);
        const controls = hostOf(page).locator('button:visible, summary:visible');
        for (let index = 0; index < (await controls.count()); index += 1) {
          await controls.nth(index).click();
          await page.waitForFunction(() =>
            [...document.querySelectorAll('[data-block]')].every((host) =>
              (host.shadowRoot?.getAnimations() ?? []).every((animation) => animation.playState !== 'running'),
            ),
          );
          expect(await axe(page), `after control ${index}`).toEqual([]);
        }
      });
    }

    test('every control is reached by Tab, with a visible focus', async ({ page, pageWith }) => {
      await pageWith(`${example}<button>depois</button>`);
      await settled(page);
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

    test('unmounting gives the host back as it was', async ({ page, pageWith }) => {
      await pageWith(example, { tag: '' });
      const before = await hostOf(page).evaluate((host) => host.outerHTML);
      await pageWith(example);
      await settled(page);
      await hostOf(page).evaluate(async (host) => {
        const api: { unmount(element: Element): unknown } = Reflect.get(window, 'Vitrine');
        await api.unmount(host);
      });
      await expect.poll(() => hostOf(page).evaluate((host) => host.outerHTML)).toBe(before);
    });

    test('is no wider than a window of 320 pixels', async ({ page, pageWith }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await pageWith(example);
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });

    test('keeps its text visible in forced colours and in print', async ({ page, pageWith }) => {
      await pageWith(example);
      await settled(page);
      const shown = async (): Promise<string[]> =>
        (await textsOf(hostOf(page))).filter((one) => one.visible && one.contrast).map((one) => one.text);
      await expect.poll(shown).not.toEqual([]);
      const onScreen = await shown();
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await shown()).toEqual(expect.arrayContaining(onScreen));
      // What lies over the page is no part of what is printed.
      if ((await declarationOf(name)).level === 'page') return;
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      expect(await shown()).toEqual(expect.arrayContaining(onScreen));
    });

    test('moves nothing for a visitor who asked for less motion', async ({ page, pageWith }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await pageWith(example);
      await settled(page);
      const running = await hostOf(page).evaluate((host) =>
        [...document.getAnimations(), ...(host.shadowRoot?.getAnimations() ?? [])]
          .filter((animation) => animation.playState === 'running')
          .map((animation) => animation.id || animation.constructor.name),
      );
      expect(running).toEqual([]);
    });
  });
}

const FORM = `<div data-block="form" data-form-id="f" id="rich"><form action="/form/f" method="post">
<p><label for="a">Nome</label><br><input id="a" name="a" placeholder="Nome e sobrenome" aria-describedby="d" required><br><small id="d">Como está na nota.</small></p>
<p><label for="b">Assunto</label><br><select id="b" name="b"><option>Aulas</option><option>Outro</option></select></p>
<p><label for="c">Recado</label><br><textarea id="c" name="c" maxlength="40" required></textarea></p>
<p><button>Enviar</button></p></form></div>`;
const inPage: string[] = [];
for (const name of names) if ((await declarationOf(name)).level !== 'page') inPage.push(name);

test.describe('contrast', () => {
  for (const { name, css, laid = '', picture } of GROUNDS)
    test(`of all that blocks draw holds on ${name}, at rest, in use and in error`, async ({ page, pageWith }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const all = inPage.map(exampleOf).join('');
      await pageWith(
        `<div class="box"><div class="behind"></div><div class="over" data-laid="${laid}">${all}${FORM}</div></div>`,
        {
          head: `<meta name="color-scheme" content="light"><style>body { margin: 0 } .box { padding: 8px } ${css}</style>`,
        },
      );
      await settled(page);
      const hosts = await page.locator('[data-block]').all();
      const look = async (when: string): Promise<string[]> => {
        const drawn: Drawn[] = (await Promise.all(hosts.map(drawnIn))).flat();
        expect(drawn.length).toBeGreaterThan(20);
        return tooFaint(drawn, when);
      };
      const form = page.locator('#rich');
      const faint: string[] = [];
      if (!picture) {
        faint.push(...(await look('at rest')));
        for (const part of ['control', 'button']) {
          await form.locator(`[part~=${part}]`).first().hover();
          faint.push(...(await look(`${part} under the pointer`)));
        }
        await page.keyboard.press('Tab');
        faint.push(...(await look('with the focus')));
        await form.locator('[part~=button]').click();
        await expect(form.locator('[part~=error]').first()).toBeVisible();
        faint.push(...(await look('in error')));
        // As the form locks itself.
        await form.locator('.lock').evaluate((lock) => lock.setAttribute('disabled', ''));
        faint.push(...(await look('while it is sent')));
      } else
        for (const part of ['.description', '.control', '.button'])
          faint.push(
            ...tooFaint(
              [{ what: part, ratio: await pictureContrast(page, form.locator(part).first()), least: 4.5 }],
              'in a picture',
            ),
          );
      expect(faint).toEqual([]);
    });

  test('holds when the page turns dark, and in the panel of another block', async ({ page, pageWith }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const inside = `<div data-block="accordion" data-first-open><details style="background: #203a30; color: rgb(255 255 255 / 80%)"><summary>Fale conosco</summary>${FORM}</details></div>`;
    await pageWith(inside + FORM.replace('rich', 'below'), {
      head: '<style>body { color: rgb(0 0 0 / 60%) } .night body { background: #14141c; color: rgb(255 255 255 / 62%) }</style>',
    });
    await settled(page);
    const faint = async (): Promise<string[]> => [
      ...tooFaint(await drawnIn(page.locator('#rich')), 'in the panel'),
      ...tooFaint(await drawnIn(page.locator('#below')), 'on the page'),
    ];
    expect(await faint()).toEqual([]);
    await page.evaluate(() => document.documentElement.classList.add('night'));
    await expect.poll(faint).toEqual([]);
  });

  for (const scheme of ['light', 'dark'] as const)
    test(`of a banner with translucent colours holds on any page, ${scheme}`, async ({ page, pageWith }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await pageWith(exampleOf('cookie-banner'), { head: LAYER_TOKENS });
      await settled(page);
      const host = page.locator('[data-block=cookie-banner]');
      await expect(host.locator('.choice').first()).toBeVisible();
      const faint = tooFaint(await drawnIn(host), 'at rest');
      await host.locator('.choice').first().hover();
      faint.push(...tooFaint(await drawnIn(host), 'under the pointer'));
      expect(faint).toEqual([]);
    });
});
