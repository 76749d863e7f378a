import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONTACT, stageForm } from './form-stage.tsx';

const INVALID = 'Um ou mais campos são inválidos; verifique as entradas.';
const BAD_EMAIL = 'E-mail inválido. O endereço de e-mail deve ter o formato nome@exemplo.com.';

describe('before anything is sent', () => {
  it('every field is checked; what is wrong is said of the form and at each field [FORM-042] [FORM-044] [FORM-036] [FORM-037]', async () => {
    const { send, type, calls, summary, errorsOf, named } = stageForm({ data: CONTACT });
    type('email', 'ana@exemplo');
    type('texto', 'x'.repeat(21));
    await send();
    expect(calls).toEqual([]);
    expect(summary()).toEqual([INVALID]);
    expect(errorsOf('nome')).toEqual(['Este campo é obrigatório.']);
    expect(errorsOf('email')).toEqual([BAD_EMAIL]);
    expect(errorsOf('texto')).toEqual(['Você excedeu o limite de caracteres.']);
    for (const name of ['nome', 'email', 'texto']) expect(named(name).getAttribute('aria-invalid'), name).toBe('true');
  });

  it('the form stays open and idle, with what was typed, and the focus goes to the first field that is wrong [FORM-069]', async () => {
    const { send, type, named, $, told } = stageForm({ data: CONTACT });
    type('nome', 'Ana');
    type('email', 'errado');
    type('texto', 'Olá');
    await send();
    expect(document.activeElement).toBe(named('email'));
    expect(['nome', 'email', 'texto'].map((name) => named(name).value)).toEqual(['Ana', 'errado', 'Olá']);
    expect($<HTMLFieldSetElement>('.lock').disabled).toBe(false);
    expect($('button').textContent).toBe('Mandar');
    expect(told).toEqual([]);
  });

  it('nothing is checked where that is switched off: the form is sent [FORM-043]', async () => {
    const { send, type, sentForm, summary } = stageForm({ data: { ...CONTACT, validate: false } });
    type('email', 'errado');
    await send();
    expect(sentForm()).toEqual({ nome: '', email: 'errado', texto: '' });
    expect(summary()).toEqual([]);
  });

  it('what the last attempt said is gone [FORM-070]', async () => {
    const { send, type, all, errorsOf } = stageForm({ data: CONTACT });
    type('email', 'errado');
    await send();
    type('nome', 'Ana');
    await send();
    expect(errorsOf('nome')).toEqual([]);
    expect(errorsOf('email')).toEqual([BAD_EMAIL]);
    expect(all('[aria-invalid=true]')).toHaveLength(1);
  });
});

describe('after an attempt that was refused', () => {
  it('a field that is fixed loses its error at once, one that is wrong in another way says so when it is left, and the last takes the summary with it', async () => {
    const { send, type, leave, all, summary, errorsOf, named } = stageForm({
      data: { ...CONTACT, formFields: CONTACT.formFields.map((field) => ({ ...field, required: true })) },
    });
    type('email', 'ana@exemplo');
    await send();
    expect(summary()).toEqual([INVALID]);
    type('nome', 'Ana');
    expect(errorsOf('nome')).toEqual([]);
    type('texto', 'x'.repeat(21));
    expect(errorsOf('texto')).toEqual(['Este campo é obrigatório.']);
    leave('texto');
    expect(errorsOf('texto')).toEqual(['Você excedeu o limite de caracteres.']);
    type('texto', 'Olá');
    expect(errorsOf('texto')).toEqual([]);
    expect(named('texto').hasAttribute('aria-invalid')).toBe(false);
    expect(errorsOf('email')).toEqual([BAD_EMAIL]);
    type('email', 'ana@exemplo.com');
    expect(summary()).toEqual([]);
    expect(all('.error')).toEqual([]);
  });
});

describe('the counter of a long text', () => {
  it('reads count / max, with every letter [FORM-039]', () => {
    const { type, $ } = stageForm({ data: CONTACT });
    expect($('.counter').textContent).toBe('0 / 20');
    type('texto', 'doze letras.');
    expect($('.counter').textContent).toBe('12 / 20');
  });

  it('marks an error above the maximum and clears it at or below [FORM-040]', () => {
    const { type, $, named } = stageForm({ data: CONTACT });
    const marked = () => [$('.counter').classList.contains('over'), named('texto').getAttribute('aria-invalid')];
    type('texto', 'x'.repeat(21));
    expect(marked()).toEqual([true, 'true']);
    type('texto', 'x'.repeat(20));
    expect(marked()).toEqual([false, null]);
  });

  it.each([0, 'muitas', null])('is not there with a limit of %j [FORM-041]', (maxLength) => {
    const { all } = stageForm({ data: { ...CONTACT, formFields: [{ id: 't', type: 'textarea', maxLength }] } });
    expect(all('.counter')).toEqual([]);
  });
});

describe('a field', () => {
  const show = (...formFields: Record<string, unknown>[]) => stageForm({ data: { ...CONTACT, formFields } });

  it('has a label that names its control, and its explanation and error describe it', async () => {
    const { getByLabelText, send, container } = show({
      id: 'a',
      title: 'Peça',
      description: 'Qual delas?',
      required: true,
    });
    const control = getByLabelText(/Peça/);
    await send();
    const words = control
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => container.querySelector(`[id="${id}"]`)?.textContent);
    expect(words).toEqual(['Qual delas?', 'Este campo é obrigatório.']);
    expect(control.getAttribute('aria-required')).toBe('true');
  });

  it('of several parts is a group, each part with its own label and what a browser may fill in', () => {
    const { getByRole, getByLabelText } = show({ id: 'n', type: 'name', title: 'Nome completo' });
    expect(getByRole('group', { name: 'Nome completo' })).toBeTruthy();
    expect(getByLabelText('Nome').getAttribute('autocomplete')).toBe('given-name');
    expect(getByLabelText('Sobrenome').getAttribute('autocomplete')).toBe('family-name');
  });

  it('of choices is a group of labelled boxes', () => {
    const { getByRole, getAllByRole } = show(
      { id: 'r', type: 'radio', title: 'Resposta', options: ['E-mail', 'Telefone'], required: true, value: 'E-mail' },
      { id: 'c', type: 'checkbox', title: 'Esmaltes', options: ['Osso', 'Ferro'] },
    );
    expect(getByRole('radiogroup').getAttribute('aria-required')).toBe('true');
    expect(getAllByRole('radio').map((one) => (one as HTMLInputElement).checked)).toEqual([true, false]);
    expect(getByRole('checkbox', { name: 'Ferro' })).toBeTruthy();
  });

  it('that is hidden is not drawn, and a section is drawn but holds nothing [FORM-019]', () => {
    const { container } = show({ id: 'h', type: 'hidden', value: 'x' }, { type: 'section', title: 'A peça' });
    expect(container.querySelectorAll('input,select,textarea')).toHaveLength(0);
    expect(container.querySelector('.section')?.textContent).toBe('A peça');
  });

  it('of an address takes its countries from the form', () => {
    const { container } = stageForm({
      data: {
        ...CONTACT,
        formFieldFormats: { countries: [{ name: 'Brasil', code: 'BR', phoneCode: '55' }] },
        formFields: [{ id: 'a', type: 'address' }],
      },
    });
    const options = [...container.querySelectorAll('select[name="a.Country"] option')].map((one) => one.textContent);
    expect(options).toEqual(['', 'Brasil']);
  });

  it.each([
    ['Country', '+55 (31) 99876-5432', ['55', '31', '99876', '5432']],
    ['Areacode', '3198765432', ['', '3198765432', '', '']],
    ['Areacode', '31 3876-5432', ['55', '31', '3876', '5432']],
    ['Prefix', '99876-5432', ['', '', '99876', '5432']],
    ['Line', '5432', ['', '', '', '5432']],
    ['Country', '+1 415 555 2671', ['+1 415 555 2671', '', '', '']],
  ] as const)('of a telephone spreads a whole number, whichever part got it: %s %s', (part, text, parts) => {
    const { type, named } = show({ id: 'p', type: 'phone' });
    type(`p.${part}`, text);
    expect(['Country', 'Areacode', 'Prefix', 'Line'].map((one) => named(`p.${one}`).value)).toEqual(parts);
  });

  it('collects what was chosen, part by part [FORM-012] [FORM-013] [FORM-014] [FORM-015] [FORM-018]', async () => {
    const { check, type, send, sentForm, $ } = show(
      { id: 'l', type: 'likert', statements: ['um', 'dois'], options: ['a', 'b'] },
      { id: 'c', type: 'checkbox', options: ['x', 'y', 'z'] },
      { id: 'r', type: 'radio', options: ['x', 'y'] },
      { id: 's', type: 'select', options: ['x', 'y'] },
      { id: 'n', type: 'name' },
      { id: 't', type: 'qualquer' },
    );
    check('l.um', 'b');
    check('c', 'x');
    check('c', 'z');
    check('r', 'y');
    fireEvent.change($('[name=s]'), { target: { value: 'y' } });
    type('n.Last', 'Souza');
    type('t', 'texto');
    await send();
    expect(sentForm()).toEqual({
      l: { um: 'b', dois: '' },
      c: ['x', 'z'],
      r: 'y',
      s: 'y',
      n: ['', 'Souza'],
      t: 'texto',
    });
  });
});

describe('the button', () => {
  it('is called as the data say, else as the markup, else Enviar [FORM-067]', () => {
    const html = '<form><input name="a"><button>Do servidor</button></form>';
    expect(stageForm({ html }).$('.button').textContent).toBe('Do servidor');
    expect(stageForm({ html, data: { formSubmitButtonText: 'Dos dados' } }).$('.button').textContent).toBe('Dos dados');
    expect(stageForm({ data: { formFields: [{ id: 'a' }] } }).$('.button').textContent).toBe('Enviar');
  });

  it('may be two: the one that is pressed gives its words', async () => {
    const html = '<form data-form-id="f"><input name="a"><button>Pedir</button><button>Encomendar</button></form>';
    const { all, settle, saved } = stageForm({ html });
    fireEvent.click(all('.button')[1] as HTMLElement);
    await settle();
    expect(saved().map(({ submitButtonText }) => submitButtonText)).toEqual(['Encomendar']);
  });
});

it('an Enter that ends a composition does not send the form', () => {
  const { named } = stageForm({ data: CONTACT });
  expect(fireEvent.keyDown(named('nome'), { key: 'Enter', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(named('nome'), { key: 'Enter' })).toBe(true);
});

it('a submit of the form in the page is one of this form', async () => {
  const html = '<form data-form-id="f"><input name="a" value="Ana"><button>Pedir</button></form>';
  const { element, settle, sentForm } = stageForm({ html });
  expect(fireEvent.submit(element.querySelector('form') as HTMLFormElement)).toBe(false);
  await settle();
  expect(sentForm()).toEqual({ a: 'Ana' });
});
