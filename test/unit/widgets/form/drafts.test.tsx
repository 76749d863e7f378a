// Which draft a form has. What is kept and what never is, is proved in test/browser/blocks/form/drafts.spec.ts.
import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { stageForm } from './form-stage.tsx';

/** The forms of a page that was loaded anew. */
function load(forms: readonly string[], typed = {}) {
  document.body.replaceChildren();
  return forms.map((html) => stageForm({ html, typed, marked: true, data: { draft: true } }));
}

/** What a browser reports of a visitor, who leaves the page afterwards. */
function fill(control: HTMLInputElement, changed: Partial<HTMLInputElement>): void {
  const event = new Event('input', { bubbles: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  act(() => {
    Object.assign(control, changed);
    control.dispatchEvent(event);
    dispatchEvent(new Event('pagehide'));
  });
}

const leave = (forms: readonly { unmount(): void }[]): void => {
  for (const form of forms) form.unmount();
};

beforeEach(() => sessionStorage.clear());

it('forms without an id have a draft each, by their place on the page', () => {
  const html = '<form><label>Nome <input name="nome"></label><button>Enviar</button></form>';
  const before = load([html, html]);
  fill(before[1]?.named('nome') as HTMLInputElement, { value: 'Ana' });
  leave(before);
  expect(load([html, html]).map(({ named }) => named('nome').value)).toEqual(['', 'Ana']);
});

it('the draft of a form without an id is of no other that has its place by now', () => {
  const html = '<form><label>Nome <input name="nome"></label><label>Recado <input name="recado"></label></form>';
  const before = load([html]);
  fill(before[0]?.named('recado') as HTMLInputElement, { value: 'Oi' });
  fill(before[0]?.named('nome') as HTMLInputElement, { value: 'Ana' });
  leave(before);
  expect(load(['<form><label>Nome <input name="nome"></label></form>'])[0]?.named('nome').value).toBe('');
  expect(load([html])[0]?.named('nome').value).toBe('Ana');
});

it('a form with an id has its draft wherever it stands', () => {
  const html = '<form data-form-id="f"><label>Nome <input name="nome"></label><button>Enviar</button></form>';
  const before = load([html]);
  fill(before[0]?.named('nome') as HTMLInputElement, { value: 'Ana' });
  leave(before);
  expect(load(['<form><input name="a"></form>', html])[1]?.named('nome').value).toBe('Ana');
});

const BOXES = `<form data-form-id="f"><fieldset><legend>Avisos</legend>
  <label><input type="checkbox" id="feiras" name="avisos" value="feiras" checked> Feiras</label>
  <label><input type="checkbox" name="avisos" value="aulas"> Aulas</label></fieldset>
  <label>Nome <input name="nome"></label><button>Enviar</button></form>`;

const boxes = ({ all }: ReturnType<typeof stageForm>): boolean[] =>
  all('[name=avisos]').map((box) => (box as HTMLInputElement).checked);

it('a box that the server has ticked and the visitor has unticked stays so, until the draft is discarded', () => {
  let forms = load([BOXES]);
  fill(forms[0]?.$('[value=feiras]') as HTMLInputElement, { checked: false });
  // Some browsers restore what the page's own control had.
  for (const typed of [{}, { feiras: false }, {}]) {
    leave(forms);
    forms = load([BOXES], typed);
    expect(forms.map(boxes)).toEqual([[false, false]]);
    fill(forms[0]?.named('nome') as HTMLInputElement, { value: 'Ana' });
  }
  act(() => forms[0]?.$('.discard').click());
  expect(forms.map(boxes)).toEqual([[true, false]]);
});

it('a draft that was written before only ticks', () => {
  sessionStorage.setItem(
    'vitrine:draft:f',
    JSON.stringify({
      time: Date.now(),
      lines: [
        ['avisos', 'aulas', true],
        ['nome', 'Ana'],
      ],
    }),
  );
  expect(load([BOXES]).map(boxes)).toEqual([[true, true]]);
});

const PRESET = `<form data-form-id="f"><label>Nome <input id="nome" name="nome" value="Ana"></label>
  <label>Recado <textarea name="recado">Olá</textarea></label>
  <label>Turno <select name="turno"><option value="">Qualquer</option><option value="manha" selected>Manhã</option></select></label>
  <button>Enviar</button></form>`;

const values = ({ named }: ReturnType<typeof stageForm>): string[] =>
  ['nome', 'recado', 'turno'].map((name) => named(name).value);

it('a draft replaces what the server has filled in, also by nothing', () => {
  let forms = load([PRESET]);
  fill(forms[0]?.named('nome') as HTMLInputElement, { value: 'Bia' });
  fill(forms[0]?.named('recado') as HTMLInputElement, { value: '' });
  fill(forms[0]?.named('turno') as HTMLInputElement, { value: '' });
  leave(forms);
  forms = load([PRESET]);
  expect(forms.map(values)).toEqual([['Bia', '', '']]);
  act(() => forms[0]?.$('.discard').click());
  expect(forms.map(values), 'discarded').toEqual([['Ana', 'Olá', 'manha']]);
});

it('a draft has nothing of what the server has filled in, which may be something else by now', () => {
  const forms = load([PRESET]);
  fill(forms[0]?.named('nome') as HTMLInputElement, { value: 'Bia' });
  leave(forms);
  expect(load([PRESET.replace('Olá', 'Bom dia')]).map(values)).toEqual([['Bia', 'Bom dia', 'manha']]);
});

it('a draft leaves what the visitor has typed or chosen since', () => {
  let forms = load([PRESET]);
  fill(forms[0]?.named('nome') as HTMLInputElement, { value: 'Bia' });
  fill(forms[0]?.named('recado') as HTMLInputElement, { value: 'Oi' });
  leave(forms);
  forms = load([PRESET], { nome: 'Caio' });
  expect(forms.map(values)).toEqual([['Caio', 'Oi', 'manha']]);
});

it('a draft replaces what a form without controls of its own begins with', () => {
  const data = { formId: 'g', draft: true, formFields: [{ id: 'nome', type: 'text', title: 'Nome' }] };
  const first = stageForm({ data });
  fill(first.named('nome'), { value: 'Ana' });
  first.unmount();
  expect(stageForm({ data }).named('nome').value).toBe('Ana');
});

it('a restored draft is said in a region that was there before it', () => {
  const html = '<form data-form-id="f"><label>Nome <input name="nome"></label><button>Enviar</button></form>';
  const before = load([html]);
  fill(before[0]?.named('nome') as HTMLInputElement, { value: 'Ana' });
  leave(before);
  const [form] = load([html]);
  const statuses = (): string => (form?.all('[role="status"]') ?? []).map(({ textContent }) => textContent).join('');
  expect(statuses()).toContain('Recuperamos o que você já tinha escrito aqui.');
  expect(form?.all('[role="status"] button, .draft[role="status"]')).toHaveLength(0);
  act(() => (form?.all('.discard')[0] as HTMLElement | undefined)?.click());
  expect(statuses()).not.toContain('Recuperamos');
});

it('a draft leaves what the server has written since, which it knows better', () => {
  const html = PRESET.replace(
    '<button>',
    '<label><input type="radio" name="via" value="a" checked> A</label><label><input type="radio" name="via" value="b"> B</label><button>',
  );
  const forms = load([html]);
  fill(forms[0]?.named('nome') as HTMLInputElement, { value: 'Bia' });
  fill(forms[0]?.named('recado') as HTMLInputElement, { value: 'Oi' });
  fill(forms[0]?.named('turno') as HTMLInputElement, { value: '' });
  leave(forms);
  const now = html
    .replace('value="Ana"', 'value="Ana Lima"')
    .replace('value="a" checked', 'value="a"')
    .replace('value="b"', 'value="b" checked');
  const [form] = load([now]);
  expect(values(form as ReturnType<typeof stageForm>)).toEqual(['Ana Lima', 'Oi', '']);
  expect(form?.$<HTMLInputElement>('[value=b]').checked).toBe(true);
});

it('a draft leaves a choice that was made in the page before the block was there', () => {
  let forms = load([PRESET.replace('name="turno"', 'name="turno" id="turno"')]);
  fill(forms[0]?.named('turno') as HTMLInputElement, { value: '' });
  leave(forms);
  const more = PRESET.replace('name="turno"', 'name="turno" id="turno"').replace(
    '</select>',
    '<option value="tarde">Tarde</option></select>',
  );
  forms = load([more], { turno: 'tarde' });
  expect(forms[0]?.named('turno').value).toBe('tarde');
});

it('a draft restores each tick of a group without controls of the page', () => {
  const data = {
    formId: 'h',
    draft: true,
    formFields: [{ id: 'dias', type: 'checkbox', title: 'Dias', options: ['a', 'b', 'c'] }],
  };
  const first = stageForm({ data });
  const ticked = (all: HTMLElement[]): boolean[] => all.map((box) => (box as HTMLInputElement).checked);
  expect(first.problems).toEqual([]);
  for (const box of first.all('[name=dias]').slice(0, 2)) fill(box as HTMLInputElement, { checked: true });
  first.unmount();
  expect(ticked(stageForm({ data }).all('[name=dias]'))).toEqual([true, true, false]);
});

it('a password of a form in JSON has no draft [EDITOR-626]', () => {
  const formFields = ['p', 'nome'].map((id) => ({ id, type: id === 'p' ? 'password' : 'text' }));
  const view = stageForm({ data: { formId: 'f', formFields, draft: true }, marked: true });
  fill(view.named('p'), { value: 'segredo' });
  fill(view.named('nome'), { value: 'Ana' });
  view.unmount();
  const kept = Object.values(sessionStorage).join();
  expect(kept).toContain('Ana');
  expect(kept).not.toContain('segredo');
});
