// What only some forms need comes for those, before they are drawn: the rare types of field, and what reads published forms.
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { button, contactForm, control, holdBack } from './contact-form.ts';

const ADDRESS = `<div data-block="form" data-server="platform"><form data-form-id="f"><fieldset><legend>Entrega</legend>
<label>Cidade <input name="entrega.City"></label><label>CEP <input name="entrega.Zip"></label></fieldset><button>Enviar</button></form></div>`;
const PUBLISHED = `<div class="sqs-block form-block sqs-block-form" data-block-type="9"><form data-form-id="f"><div id="email-1" class="form-item field email"><label class="title" for="e">E-mail</label><input id="e" name="email"></div><input type="submit" value="Enviar"></form></div>`;
const JSON_FORM = `<div data-block="form" data-server="platform" data-form-fields='[{"id":"nota","type":"likert","title":"Nota","statements":["Forno"],"options":["Bom"]}]'></div>`;

const state = (page: Page) => page.locator('[data-block-state]').first();

const askedFor = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, rare, reader] = /\/chunks\/(?:(rare-fields)-|form-\w+\.(published)\.)/.exec(request.url()) ?? [];
    asked.push(...[rare, reader].filter((name) => name !== undefined));
  });
  return asked;
};

for (const [what, html, files] of [
  ['a plain contact form neither', contactForm(), []],
  ['an address in the markup the rare types', ADDRESS, ['rare-fields']],
  ['a scale in JSON the rare types', JSON_FORM, ['rare-fields']],
  ['a published form its reader', PUBLISHED, ['published']],
] as const)
  test(`${what} fetches`, { tag: '@long' }, async ({ page, pageWith }) => {
    const asked = askedFor(page);
    await pageWith(html);
    await expect(state(page)).toHaveAttribute('data-block-state', 'ready');
    await expect(page.locator('[part~=control]').first()).toBeVisible();
    expect(asked).toEqual(files);
  });

for (const [what, html, path] of [
  ['a rare field', ADDRESS, '/chunks/rare-fields-'],
  ['a published form', PUBLISHED, '/chunks/form-*.published'],
] as const) {
  test(`${what} is drawn whole or not yet: until the file is there the page's own form stands`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const file = await holdBack(page, `${path}`);
    await pageWith(html);
    await expect.poll(file.calls).toBe(1);
    await expect(state(page)).toHaveAttribute('data-block-state', 'loading');
    await expect(page.locator('[part~=control]')).toHaveCount(0);
    await expect(page.locator('form input').first()).toBeVisible();
    await page.locator('form input').first().fill('escrito antes');
    file.release();
    await expect(state(page)).toHaveAttribute('data-block-state', 'ready');
    await expect(page.locator('[part~=control]').first()).toHaveValue('escrito antes');
  });

  test(`${what} whose file does not come stays as the server sent it; a second try is made`, { tag: '@long' }, async ({
    page,
    pageWith,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|VT022/);
    let asked = 0;
    await page.route(`**${path}*`, (route) => {
      asked += 1;
      return route.fulfill({ status: 503 });
    });
    await pageWith(html);
    await expect(state(page)).toHaveAttribute('data-block-state', 'failed');
    await expect(page.locator('form input').first()).toBeVisible();
    expect(asked).toBe(2);
  });
}

test('a rare form among plain ones mounts with them, once the file is there', async ({ page, pageWith }) => {
  await pageWith(contactForm() + ADDRESS);
  await settled(page);
  await expect(control(page, 'entrega.City')).toBeVisible();
  await expect(button(page)).toHaveCount(2);
});
