// The contrast of everything that blocks draw, on any page: letters, edges and signs against what is really behind them.
import { blockNames, exampleOf, isPageLevel, payloadOf } from '../../declarations.ts';
import { BACKGROUNDS, LAYER_TOKENS } from '../tools/contrast-backgrounds.ts';
import { type Drawn, drawnIn, pictureContrast, tooFaint } from '../tools/drawn-contrast.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { openLayer } from '../tools/vitrine-of.ts';

const FORM = `<div data-block="form" data-server="platform" data-form-id="f" id="rich"><form action="/form/f" method="post">
<p><label for="a">Nome</label><br><input id="a" name="a" placeholder="Nome e sobrenome" aria-describedby="d" required><br><small id="d">Como está na nota.</small></p>
<p><label for="b">Assunto</label><br><select id="b" name="b"><option>Aulas</option><option>Outro</option></select></p>
<p><label for="c">Recado</label><br><textarea id="c" name="c" maxlength="40" required></textarea></p>
<p><button>Enviar</button></p></form></div>`;
const inPage: string[] = [];
const pageLevel: string[] = [];
for (const name of blockNames) ((await isPageLevel(name)) ? pageLevel : inPage).push(name);

/** What every kind of part is drawn in. */
const FEW = ['accordion', 'reviews', 'pricing-toggle', 'calendar'].map(exampleOf);
/** On every third ground all blocks are looked at. */
const blocksOn = (index: number): readonly string[] => (index % 3 ? FEW : inPage.map(exampleOf));

test.describe('contrast', () => {
  for (const [index, { name, css, laid = '', picture }] of BACKGROUNDS.entries())
    test(`of all that blocks draw holds on ${name}, at rest, in use and in error`, {
      tag: '@long',
    }, async ({ page, pageWith }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Some are below the window.
      const all = [...blocksOn(index), FORM].join('').replaceAll(' data-block=', ' data-block-load="load" data-block=');
      await pageWith(
        `<div class="box"><div class="behind"></div><div class="over" data-laid="${laid}">${all}</div></div>`,
        {
          head: `<meta name="color-scheme" content="light"><style>body { margin: 0 } .box { padding: 8px } ${css}</style>`,
        },
      );
      await settled(page);
      const hosts = await page.locator('[data-block]').all();
      const form = page.locator('#rich');
      /** What is used is the form: another block is looked at again only where it has the focus. */
      const look = async (when: string, where = [form]): Promise<string[]> => {
        const drawn: Drawn[] = (await Promise.all(where.map(drawnIn))).flat();
        expect(drawn.length).toBeGreaterThan(where === hosts ? 20 : 3);
        return tooFaint(drawn, when);
      };
      const faint: string[] = [];
      if (!picture) {
        faint.push(...(await look('at rest', hosts)));
        for (const part of ['control', 'button']) {
          await form.locator(`[part~=${part}]`).first().hover();
          faint.push(...(await look(`${part} under the pointer`)));
        }
        await page.keyboard.press('Tab');
        faint.push(...(await look('with the focus', await page.locator('[data-block]:focus-within').all())));
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

  for (const name of pageLevel)
    test(`of the ${name} with translucent colours holds on any page, light and dark`, {
      tag: '@long',
    }, async ({ page, pageWith }) => {
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await pageWith(exampleOf(name), { head: LAYER_TOKENS });
        await openLayer(page, name, payloadOf(name));
        await settled(page);
        const host = page.locator(`[data-block=${name}]`);
        const controls = host.locator('button:visible');
        if (name !== 'badge') await expect(controls.first()).toBeVisible();
        const atRest = await drawnIn(host);
        expect(atRest.length).toBeGreaterThan(0);
        const faint = tooFaint(atRest, 'at rest');
        // A badge has no control.
        if (name !== 'badge') await controls.first().hover();
        faint.push(...tooFaint(await drawnIn(host), 'under the pointer'));
        expect.soft(faint, scheme).toEqual([]);
      }
    });
});
