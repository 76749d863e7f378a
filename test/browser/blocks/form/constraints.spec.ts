// What a browser would not send of a form without scripts is not sent by the block either: it is told at the field, and nothing that was typed is lost.
import { expect, settled, test } from '../../tools/fixture.ts';
import { countOf, forgetCalls } from '../../tools/server-log.ts';

const FORM = `<div data-block="form" data-form-id="contato"><form method="post" action="/form/contato">
  <p><label>Peças <input type="number" name="pecas" min="2" max="12" step="2"></label></p>
  <p><label>Página <input type="url" name="pagina"></label></p>
  <p><label>Entrega <input type="date" name="entrega" min="2026-12-05" max="2027-01-31"></label></p>
  <p><label>Peso <input type="number" name="peso"></label></p>
  <p lang="en" dir="ltr"><label>Notes <textarea name="notes" spellcheck="false" autocapitalize="characters" enterkeyhint="done"></textarea></label></p>
  <p><button type="submit">Enviar</button></p></form></div>`;

/** What a visitor types, and the sentence at the field. */
const WRONG: readonly (readonly [name: string, keys: string, says: string])[] = [
  ['pecas', '1', 'O menor valor possível é 2.'],
  ['pecas', '14', 'O maior valor possível é 12.'],
  ['pecas', '5', 'Este valor não é possível. Os mais próximos são 4 e 6.'],
  ['pecas', '4e', 'Digite um número, como 12.'],
  ['peso', '4e', 'Digite um número, como 12,5.'],
  ['pagina', 'exemplo', 'Digite um endereço completo, como https://exemplo.com.'],
  ['entrega', '05', 'Preencha este campo por inteiro.'],
  ['entrega', '2026-12-01', 'O menor valor possível é 05/12/2026.'],
];

/** Without a step any number is one. */
const RIGHT = { pecas: '4', pagina: 'https://exemplo.com', entrega: '2026-12-05', peso: '1.25' };

test('a value outside the bounds of its control, or none of its type, is told at the field and not sent [FORM-042] [FORM-044]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(FORM);
  await settled(page);
  await forgetCalls();
  const block = page.locator('[data-block=form]');
  const send = block.getByRole('button', { name: 'Enviar' });
  for (const [name, keys, says] of WRONG) {
    const control = block.locator(`.control[name=${name}]`);
    // A whole date; what is typed of one is a part of it.
    if (keys.includes('-')) await control.fill(keys);
    else {
      await control.fill('');
      await control.pressSequentially(keys);
    }
    await send.click();
    const field = block.locator('[part=field]').filter({ has: page.locator(`[name=${name}]`) });
    await expect.soft(field.locator('[part=error]'), keys).toHaveText(says);
    await expect.soft(control, keys).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await countOf('/form/contato')).toBe(0);
  for (const [name, value] of Object.entries(RIGHT)) await block.locator(`.control[name=${name}]`).fill(value);
  await send.click();
  await expect.poll(() => countOf('/form/contato')).toBe(1);
});

test('a control keeps what its keyboard, spelling, language and direction come from', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(FORM);
  await settled(page);
  const notes = page.locator('[data-block=form]').locator('.control[name=notes]');
  for (const [name, value] of Object.entries({
    spellcheck: 'false',
    autocapitalize: 'characters',
    enterkeyhint: 'done',
    lang: 'en',
    dir: 'ltr',
  }))
    await expect.soft(notes, name).toHaveAttribute(name, value);
  await expect(page.locator('[part=field]').filter({ has: page.locator('[name=notes]') })).toHaveAttribute(
    'lang',
    'en',
  );
});
