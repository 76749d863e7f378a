import { describe, expect, it } from 'vitest';
import { CONTACT, stageForm } from './form-stage.tsx';

const labels = (all: (selector: string) => HTMLElement[]) =>
  all('.label,.section-title').map((label) => label.textContent?.trim());

describe('a form rebuilt from its markup', () => {
  it.each(['readonly value="PEDIDO"', 'disabled'])(
    'stays as it is where a control is %s: nobody may change it, or the browser leaves it out',
    (attributes) => {
      const { container } = stageForm({ html: `<form><input name="a"><input name="b" ${attributes}></form>` });
      expect(container.innerHTML).toBe('<slot></slot>');
    },
  );

  it('stays as it is where its words hold a link: to the terms, for example', () => {
    const { container } = stageForm({
      html: '<form><label><input type="checkbox" name="ok" value="1"> Aceito os <a href="/termos">termos</a></label></form>',
    });
    expect(container.innerHTML).toBe('<slot></slot>');
  });

  it('stays as it is where several texts share a name: all but the first would be lost', () => {
    const { container } = stageForm({ html: '<form><input name="tel" value="1"><input name="tel" value="2"></form>' });
    expect(container.innerHTML).toBe('<slot></slot>');
  });

  it('shows a box that has a hidden input of its name beside it', async () => {
    const { named, check, send, sentForm } = stageForm({
      html: '<form data-form-id="f"><input type="hidden" name="ok" value="0"><label><input type="checkbox" name="ok" value="1"> Aceito</label></form>',
    });
    expect(named('ok').type).toBe('checkbox');
    check('ok', '1');
    await send();
    expect(sentForm()).toEqual({ ok: ['1'] });
  });

  it('says the words of a lone box once, and that it is required', () => {
    const { all, $ } = stageForm({
      html: '<form><label><input type="checkbox" name="ok" required> Aceito os termos</label></form>',
    });
    expect(all('legend')).toEqual([]);
    expect($('.option').textContent).toBe('Aceito os termos * (obrigatório)');
  });

  it('names a control by a label elsewhere, by the words it points at, or by its title', () => {
    const { all } = stageForm({
      html: `<label for="fora">Fora</label><span id="dito">Apontado</span><form>
        <input id="fora" name="a"><input name="b" aria-labelledby="nada dito"><input name="c" title="Título"></form>`,
    });
    expect(labels(all)).toEqual(['Fora', 'Apontado', 'Título']);
  });

  it('keeps the legend above several fields, and gives it to none of them', () => {
    const { all } = stageForm({
      html: `<form><fieldset><legend>Entrega</legend><label>Rua <input name="a"></label>
        <label><input type="checkbox" name="b" value="1"> Presente</label></fieldset>
        <fieldset><legend>Resposta</legend><label><input type="radio" name="r" value="1"> Um</label>
        <label><input type="radio" name="r" value="2"> Dois</label></fieldset></form>`,
    });
    expect(labels(all)).toEqual(['Entrega', 'Rua', 'Resposta']);
  });
});

it('one item of the data that is no field costs only itself', () => {
  const { all } = stageForm({ data: { ...CONTACT, formFields: [null, 'x', { id: 'a', type: 'text', title: 'A' }] } });
  expect(labels(all)).toEqual(['A']);
});

it('every statement of a scale names its group, also where it has spaces', () => {
  const { all, container } = stageForm({
    data: {
      formId: 'f',
      formFields: [{ id: 'q', type: 'likert', statements: ['O pão foi bom', 'A aula foi boa'], options: ['Sim'] }],
    },
  });
  const names = all('[role=radiogroup]').map(
    (group) => container.querySelector(`[id="${group.getAttribute('aria-labelledby')}"]`)?.textContent,
  );
  expect(names).toEqual(['O pão foi bom', 'A aula foi boa']);
});
