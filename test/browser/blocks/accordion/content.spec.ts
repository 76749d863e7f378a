// The page's own content in an accordion: links lead into it, what was hidden shows, its words belong to the button.
import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { patchScripts } from '../../tools/patch-scripts.ts';

const triggers = (page: Page): Locator => page.locator('[part=trigger]');

const FAR = '<div style="height: 2500px"></div>';
const LINKED = `<p><a href="#fundo">Ir ao fundo</a></p>${FAR}<div data-block="accordion" data-block-load="load">
<details open><summary>Um</summary><p style="height: 900px">alto</p></details>
<details><summary>Dois</summary><div style="height: 400px"></div><p id="fundo">Lá no fundo</p></details></div>${FAR}`;

for (const { name, piece } of [
  { name: 'a browser that reveals what is hidden', piece: /(?!)/g },
  { name: 'one that does not know hidden=until-found', piece: /until-found/g },
])
  test(`a link into a closed item opens it at once and goes there, in ${name}`, { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    const places = await patchScripts(page, '**/dist/chunks/accordion-*.js', piece, '');
    await pageWith(LINKED);
    await settled(page);
    expect(places()).toBe(name.startsWith('one') ? 1 : 0);
    await page.getByRole('link', { name: 'Ir ao fundo' }).click();
    await expect(triggers(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
    await expect(triggers(page).first()).toHaveAttribute('aria-expanded', 'false');
    const target = page.getByText('Lá no fundo');
    await expect(target).toBeInViewport();
    expect(Math.abs((await target.boundingBox())?.y ?? 999), 'at the top of the view').toBeLessThan(2);
    expect(await page.locator('[part=root]').evaluate((root) => root.getAnimations({ subtree: true }).length)).toBe(0);
    await triggers(page).first().click();
    await expect(page.locator('[part=panel]').first()).toHaveCSS('transition-duration', '0.25s');
  });

test('a panel that the page keeps hidden shows when its item opens, and is hidden again after destroy', async ({
  page,
  pageWith,
}) => {
  await pageWith('<div data-block="accordion"><h3>Um</h3><div hidden><p>Texto</p></div></div>');
  await settled(page);
  await expect(page.getByText('Texto')).toBeHidden();
  await triggers(page).click();
  await expect(page.getByText('Texto')).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect(page.locator('h3 + div')).toHaveAttribute('hidden', '');
  await expect(page.getByText('Texto')).toBeHidden();
});

test('the words of a title are part of the button whatever the page says of its cursor', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith('<div data-block="accordion"><details><summary>Um</summary><p>Texto</p></details></div>', {
    head: '<style>body { cursor: crosshair }</style>',
  });
  await settled(page);
  await expect(page.locator('[slot=title-0]')).toHaveCSS('cursor', 'pointer');
  await expect(page.locator('[slot=panel-0]')).toHaveCSS('cursor', 'crosshair');
});

const ADDRESSED = `<p><a href="#prazo">Ao prazo</a></p>${FAR}<div data-block="accordion">
<details id="prazo"><summary>Prazo?</summary><p>Cinco dias.</p></details>
<details id="troca"><summary>Posso trocar?</summary><p>Sim.</p></details>
<details><summary><h2 id="frete">Frete?</h2></summary><p id="cep">Depende.</p></details></div>${FAR}`;

for (const { hash, at } of [
  { hash: '#troca', at: 1 },
  { hash: '#frete', at: 2 },
  { hash: '#cep', at: 2 },
])
  test(`whoever arrives with ${hash} finds its item open and in view, as after a link of the page`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(ADDRESSED, { query: hash });
    await settled(page);
    await expect(triggers(page).nth(at)).toHaveAttribute('aria-expanded', 'true');
    await expect(triggers(page).nth(at)).toBeInViewport();
    await expect(page.locator('[aria-expanded=true]')).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: 'Ao prazo' }).click();
    await expect(triggers(page).first()).toHaveAttribute('aria-expanded', 'true');
    await expect(triggers(page).first(), 'the title, and not the answer alone').toBeInViewport();
    await triggers(page).first().click();
    await expect(triggers(page).first()).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('link', { name: 'Ao prazo' }).click();
    await expect(triggers(page).first(), 'the same link again').toHaveAttribute('aria-expanded', 'true');
  });
