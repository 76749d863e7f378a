import { expect, it } from 'vitest';
import { SAVE, stageForm } from './form-stage.tsx';

const html = `<form data-form-id="f"><label>Entrega <input name="entrega" value="casa"></label>
  <p data-show-when='{"field": "entrega", "equals": "casa"}'><label>Rua <input name="rua" required></label></p>
  <label>Nome <input name="nome" required></label><button>Enviar</button></form>`;

it('the error of a field goes with the field that a condition hides, and does not come back with it', async () => {
  const { type, send, errorsOf, named } = stageForm({ html });
  await send();
  expect(errorsOf('rua')).toHaveLength(1);
  type('entrega', 'loja');
  expect(errorsOf('rua')).toEqual([]);
  expect(errorsOf('nome')).toHaveLength(1);
  type('entrega', 'casa');
  expect(errorsOf('rua')).toEqual([]);
  expect(named('rua').getAttribute('aria-invalid')).toBeNull();
});

it('the notices of the whole form go with the last of its fields that is hidden', async () => {
  const { type, send, all } = stageForm({
    html,
    answer: ({ path }) => (path === SAVE ? { errors: { rua: 'Não conhecemos a rua.' } } : undefined),
  });
  type('rua', 'Rua Um');
  type('nome', 'Ana');
  await send();
  expect(all('.notice,.back-up')).toHaveLength(2);
  type('entrega', 'loja');
  expect(all('.notice,.back-up,.summary')).toEqual([]);
});

it('the error of the server about a field that a condition hides joins the message of the whole form [FORM-047]', async () => {
  const { type, send, errorsOf, summary } = stageForm({
    html,
    answer: ({ path }) =>
      path === SAVE ? { errors: { rua: 'Não conhecemos a rua.', nome: 'Outro nome.' } } : undefined,
  });
  type('entrega', 'loja');
  type('nome', 'Ana');
  await send();
  expect(summary()).toContain('Não conhecemos a rua.');
  expect(errorsOf('nome')).toEqual(['Outro nome.']);
});
