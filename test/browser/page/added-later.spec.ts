// Blocks that a page adds once it has others: what mounting itself moves is no change by the page.
import type { Page } from '@playwright/test';
import { blockNames, exampleOf, isPageLevel } from '../../declarations.ts';
import { expect, readyInView, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';

const inPage: string[] = [];
for (const name of blockNames) if (!(await isPageLevel(name))) inPage.push(name);

/** Waits for the code that follows changes: it is fetched once the first block is ready. */
const followsChanges = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (;;) {
      const file = performance.getEntriesByType('resource').find(({ name }) => name.includes('renew-changed'));
      if (file) return void (await import(file.name));
      await new Promise(requestAnimationFrame);
    }
  });

/** Elements that cannot have a shadow root: their content is moved into a wrapper. */
const WRAPPED = [
  '<form data-block="form" action="/enviar"><label>Nome <input name="nome"></label><button>Enviar</button></form>',
  '<ul data-block="accordion"><li><h3>Um</h3><p>Dois</p></li></ul>',
  '<details data-block="accordion" open><summary>Um</summary><p>Dois</p></details>',
  '<fieldset data-block="menu"><section><h3>Café</h3><p>Coado.</p></section><section><h3>Pão</h3><p>Quente.</p></section></fieldset>',
];

for (const { which, blocks, tag } of [
  { which: 'every fourth block', blocks: inPage.filter((_, at) => at % 4 === 0), tag: [] },
  { which: 'every block', blocks: inPage, tag: '@long' },
])
  test(`${which} that a page adds later is mounted once, also one that needs a wrapper`, { tag }, async ({
    page,
    pageWith,
  }) => {
    await pageWith(`${exampleOf('accordion')}<div id="later"></div>`);
    await readyInView(page.locator('[data-block=accordion]'));
    await followsChanges(page);
    await page.evaluate(() => {
      Reflect.set(window, 'mounts', []);
      document.addEventListener('vitrine:block-ready', ({ target }) => {
        const section = (target as Element).closest('section[data-of]');
        Reflect.get(window, 'mounts').push(section?.getAttribute('data-of'));
      });
    });
    const all = [...blocks.map(exampleOf), ...WRAPPED];
    const sections = all.map(
      (html, at) => `<section data-of="${blocks[at] ?? `wrapped ${at - blocks.length}`}">${html}</section>`,
    );
    await page
      .locator('#later')
      .evaluate((later, html) => later.insertAdjacentHTML('beforeend', html), sections.join(''));
    for (const block of await page.locator('#later > section > [data-block]').all()) await readyInView(block);
    await frames(page, 5);
    const mounts = await page.evaluate((): string[] => Reflect.get(window, 'mounts'));
    expect(mounts.filter((name, at) => mounts.indexOf(name) < at)).toEqual([]);
    expect(new Set(mounts).size).toBe(all.length);
  });

/** A control that a visitor is in, and what the page then changes in its block. */
const IN_USE = [
  {
    block: 'form',
    control: 'textbox',
    name: /Nome/,
    typed: 'Ana',
    change: `host.querySelector('form').insertAdjacentHTML('afterbegin', '<p><label>Chegou depois <input name="depois"></label></p>')`,
  },
  {
    block: 'accordion',
    control: 'button',
    name: /Quanto tempo/,
    typed: '',
    change: `host.insertAdjacentHTML('afterbegin', '<details><summary>Chegou depois</summary><p>Sim.</p></details>')`,
  },
] as const;

for (const { block, control, name, typed, change } of IN_USE)
  test(`the control of a mounted ${block} that a visitor is in keeps the focus when the page adds something`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(exampleOf(block));
    const host = page.locator(`[data-block=${block}]`);
    await readyInView(host);
    await followsChanges(page);
    const used = host.getByRole(control, { name }).first();
    await used.focus();
    await page.keyboard.type(typed);
    if (typed) await page.keyboard.press('ArrowLeft');
    await host.evaluate((host, change) => new Function('host', change)(host), change);
    await expect(host.getByText('Chegou depois').last()).toBeVisible();
    await expect(used).toBeFocused();
    if (!typed) return;
    await page.keyboard.type('-');
    await expect(used).toHaveValue('An-a');
  });
