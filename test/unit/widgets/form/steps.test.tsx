import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readOwn } from '../../../../src/widgets/form/content.ts';
import { stageForm } from './form-stage.tsx';

const ORDER = `<form action="/form/encomenda">
  <fieldset data-form-step><legend>A peça</legend>
    <label>Peça <input name="peca" required></label></fieldset>
  <section data-form-step="Endereço" data-show-when='{"field": "peca", "equals": "vaso"}'><h3>Endereço</h3>
    <label>Rua <input name="rua" aria-required="true"></label></section>
  <fieldset data-form-step><legend>Você</legend>
    <label>Nome <input name="nome" required></label></fieldset>
  <p><label>Nota <input name="nota"></label></p>
  <button>Pedir</button></form>`;

const stepsOf = (html: string): unknown[] => {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  const list = (readOwn(host).data?.formFields ?? []) as Record<string, unknown>[];
  return list.map(({ id, title, formStep }) => [id ?? title, formStep]);
};

const shown = ({ all }: Pick<ReturnType<typeof stageForm>, 'all'>): (string | null | undefined)[] =>
  all('.step:not([hidden])').map((step) => step.querySelector('.step-heading')?.textContent);

describe('steps in the markup', () => {
  it('begin with the first item in them, and have the title of the attribute or of the legend', () => {
    expect(stepsOf(ORDER)).toEqual([
      ['peca', 'A peça'],
      ['rua', 'Endereço'],
      ['nome', 'Você'],
      ['nota', undefined],
    ]);
    expect(stepsOf('<form><div data-form-step="Um"><h3>Outro</h3><input name="a"></div></form>')).toEqual([
      ['Outro', 'Um'],
      ['a', undefined],
    ]);
  });

  it('leave the legend of a group of options in them to the group', () => {
    const html = `<form><fieldset data-form-step="Entrega"><legend>Como?</legend>
      <label><input type="radio" name="como" value="a"> A</label><label><input type="radio" name="como" value="b"> B</label>
      </fieldset></form>`;
    const host = document.createElement('div');
    host.innerHTML = html;
    document.body.append(host);
    expect(readOwn(host).data?.formFields).toEqual([
      expect.objectContaining({ id: 'como', title: 'Como?', formStep: 'Entrega' }),
    ]);
  });
});

describe('a form in steps', () => {
  it('shows one step, and all that is skipped is not counted', async () => {
    const form = stageForm({ html: ORDER });
    expect(shown(form)).toEqual(['Etapa 1 de 2: A peça']);
    form.type('peca', 'vaso');
    expect(shown(form)).toEqual(['Etapa 1 de 3: A peça']);
    await form.send();
    expect(shown(form)).toEqual(['Etapa 2 de 3: Endereço']);
    expect(document.activeElement?.className).toBe('step-heading');
    expect(form.told).toContainEqual(['form-step', { formId: 'encomenda', step: 2, steps: 3, title: 'Endereço' }]);
    expect(form.calls).toEqual([]);
  });

  it('continues only if the fields of the step are valid, and goes back without a question', async () => {
    const form = stageForm({ html: ORDER });
    await form.send();
    expect(shown(form)).toEqual(['Etapa 1 de 2: A peça']);
    expect(form.errorsOf('peca')).toEqual(['Este campo é obrigatório.']);
    expect(form.errorsOf('nome')).toEqual([]);
    form.type('peca', 'bule');
    await form.send();
    expect(shown(form)).toEqual(['Etapa 2 de 2: Você']);
    expect(form.errorsOf('peca')).toEqual([]);
    fireEvent.click(form.$('.step-back'));
    expect(shown(form)).toEqual(['Etapa 1 de 2: A peça']);
    expect(form.named('peca').value).toBe('bule');
  });

  it('validates all steps before it is sent, and leads to the one with the first error', async () => {
    const form = stageForm({ html: ORDER });
    form.type('peca', 'bule');
    await form.send();
    form.type('nome', 'Ana');
    form.type('peca', '');
    await form.send();
    expect(shown(form)).toEqual(['Etapa 1 de 2: A peça']);
    expect(document.activeElement).toBe(form.named('peca'));
    expect(form.calls).toEqual([]);
    form.type('peca', 'bule');
    await form.send();
    await form.send();
    expect(form.sentForm()).toMatchObject({ peca: 'bule', nome: 'Ana' });
    expect(form.sentForm()).not.toHaveProperty('rua');
  });

  it('leads to the step of a field that the server refused', async () => {
    const form = stageForm({
      html: ORDER,
      answer: ({ path }) =>
        path.endsWith('SaveFormSubmission') ? { errors: { peca: 'Não fazemos isso.' } } : undefined,
    });
    form.type('peca', 'bule');
    await form.send();
    form.type('nome', 'Ana');
    await form.send();
    expect(shown(form)).toEqual(['Etapa 1 de 2: A peça']);
    expect(form.errorsOf('peca')).toEqual(['Não fazemos isso.']);
  });

  it('ignores the second press of a double click, which would answer the next step', async () => {
    const form = stageForm({ html: ORDER });
    form.type('peca', 'bule');
    const press = (detail: number): boolean => fireEvent.click(form.$('[type="submit"]'), { detail });
    expect([press(1), press(2)]).toEqual([true, false]);
  });

  it('without steps sends on a double click as before', () => {
    const form = stageForm({ html: '<form><input name="a" required><button>Enviar</button></form>' });
    expect(fireEvent.click(form.$('[type="submit"]'), { detail: 2 })).toBe(true);
  });

  it('tells the developer of a title that is no text, of a step without a title, and of a single step', () => {
    const field = (id: string, formStep?: unknown) => ({ id, type: 'text', formStep });
    const warnings = (list: object[]): string[] => stageForm({ data: { formFields: list } }).warned;
    expect(warnings([field('a', 'Um'), field('b', 2), field('c', '')])).toEqual([
      'The field "b" has formStep 2; expected the title of the step that begins with it, as text. No step begins there.',
      'The step that begins with "c" has no title; expected text in data-form-step, its legend or formStep. Only its number is shown.',
    ]);
    expect(warnings([field('a', 'Um'), field('b')])).toEqual([
      'The form has one step only; expected at least two. It is shown as a form without steps.',
    ]);
    expect(warnings([field('a', 'Um'), field('b', 'Dois')])).toEqual([]);
  });
});
