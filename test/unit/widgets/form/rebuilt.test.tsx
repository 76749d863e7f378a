import { fireEvent } from '@testing-library/react';
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

  it.each([
    '<input name="b" list="l">',
    '<input name="b" pattern="[0-9]+">',
    '<textarea name="b" minlength="20"></textarea>',
    '<select name="b"><optgroup label="x"><option>1</option></optgroup></select>',
    '<fieldset disabled><input name="b"></fieldset>',
    '<input name="b" tabindex="-1">',
    '<input type="radio" name="b" value="1"><input name="b">',
    '<input type="radio" name="b.Ampm" value="AM"><input name="b.Hour">',
    '<fieldset data-form-field="name"><input name="b"></fieldset>',
    '<fieldset data-form-field="likert"><select name="b.um"><option>1</option></select></fieldset>',
  ])('stays as it is with %s: ours would lose something', (html) => {
    const { container } = stageForm({ html: `<form><input name="a">${html}</form>` });
    expect(container.innerHTML).toBe('<slot></slot>');
  });

  it.each(['hidden', 'inert', 'aria-hidden="true"', 'style="display: none"', 'style="visibility: hidden"'])(
    'stays as it is where a control is hidden by %s: the trap of a filter for spam must not be shown, and is sent',
    (how) => {
      for (const trap of [`<p ${how}><input name="bot-field"></p>`, `<input name="bot-field" ${how}>`]) {
        const { container, unmount } = stageForm({ html: `<form><input name="a">${trap}</form>` });
        expect(container.innerHTML).toBe('<slot></slot>');
        unmount();
      }
    },
  );

  it('is rebuilt where nothing but a hidden input is hidden, or all of the form', () => {
    const inner = '<p hidden><input type="hidden" name="b"></p><input name="a">';
    expect(stageForm({ html: `<form>${inner}</form>` }).named('a').type).toBe('text');
    expect(stageForm({ html: `<form hidden>${inner}</form>` }).all('[name=a]')).toHaveLength(1);
  });

  it('keeps what a control says of its values: bounds, steps, keyboard, what cannot be chosen', async () => {
    const { named, $, send, sentForm, element, unmount } = stageForm({
      html: `<form data-form-id="f"><input type="range" name="r" min="0" max="1000" step="50" value="500">
        <input type="number" name="n" min="2" max="8" step="2"><input name="t" inputmode="numeric">
        <select name="s"><option value="" disabled selected>Escolha</option><option>A</option><option disabled>B</option></select></form>`,
    });
    expect(['min', 'max', 'step'].map((name) => named('r').getAttribute(name))).toEqual(['0', '1000', '50']);
    expect(['min', 'max', 'step'].map((name) => named('n').getAttribute(name))).toEqual(['2', '8', '2']);
    expect(named('t').inputMode).toBe('numeric');
    const options = [...$<HTMLSelectElement>('select').options];
    expect(options.map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Escolha', true],
      ['A', false],
      ['B', true],
    ]);
    await send();
    expect(sentForm()).toMatchObject({ r: '500' });
    unmount();
    expect(element.querySelector<HTMLInputElement>('[name=r]')?.value).toBe('500');
  });

  it('asks for those parts that the page asks for, and no others', async () => {
    const { send, calls, errorsOf, named, type } = stageForm({
      html: '<form data-form-id="f"><label>Nome <input name="n.First" required></label><label>Sobrenome <input name="n.Last"></label></form>',
    });
    expect([named('n.First'), named('n.Last')].map((one) => one.getAttribute('aria-required'))).toEqual(['true', null]);
    await send();
    expect(errorsOf('n.First')).toEqual(['Este campo é obrigatório.']);
    type('n.First', 'Ana');
    await send();
    expect(calls).toHaveLength(2);
  });

  it('keeps a part that is a list one, with its own choices', async () => {
    const { $, send, sentForm, element, unmount } = stageForm({
      html: `<form data-form-id="f"><label>Cidade <input name="e.City" value="Ouro Preto"></label>
        <label>Estado <select name="e.State"><option value="">UF</option><option>MG</option><option>SP</option></select></label></form>`,
    });
    const list = $<HTMLSelectElement>('select[name="e.State"]');
    expect([...list.options].map(({ text }) => text)).toEqual(['UF', 'MG', 'SP']);
    list.value = 'MG';
    await send();
    expect(sentForm()).toEqual({ e: ['', '', 'Ouro Preto', 'MG', '', ''] });
    unmount();
    expect(element.querySelector('select')?.value).toBe('');
  });

  it('stays as it is where its words hold a link: to the terms, for example', () => {
    const { container } = stageForm({
      html: '<form><label><input type="checkbox" name="ok" value="1"> Aceito os <a href="/termos">termos</a></label></form>',
    });
    expect(container.innerHTML).toBe('<slot></slot>');
  });

  it.each([
    '<button type="button">Usar minha posição</button>',
    '<input type="button" value="Mais um">',
    '<video></video>',
    '<canvas></canvas>',
    '<x-rating name="nota"></x-rating>',
    '<div contenteditable>Escreva</div>',
    '<span role="button">Mais</span>',
    '<p onclick="mais()">Mais</p>',
  ])('stays as it is where it holds what the page’s scripts work with: %s', (html) => {
    expect(stageForm({ html: `<form><input name="a">${html}</form>` }).container.innerHTML).toBe('<slot></slot>');
    const inCaptcha = `<form><input name="a"><div data-form-captcha>${html}</div></form>`;
    expect(stageForm({ html: inCaptcha }).container.querySelector('[name="a"]')).not.toBeNull();
  });

  it.each([
    '<map name="m"><area href="/loja" alt="Loja"></map>',
    '<details><summary>Prazos</summary>Três dias.</details>',
    '<div data-block="accordion"><img alt="Dentro"></div>',
    '<div class="sqs-block sqs-block-accordion"></div>',
  ])('stays as it is where it holds %s: a block mounts for itself, fault F-011, a link leads somewhere', (html) => {
    const { container } = stageForm({ html: `<form><input name="a">${html}</form>` });
    expect(container.innerHTML).toBe('<slot></slot>');
  });

  it('has its fields and its pictures where the data names no field that can be used', () => {
    for (const formFields of [[], [{ title: 'Sem id' }]]) {
      const { all, unmount } = stageForm({
        html: '<form><input name="a"><img alt="O mapa"></form>',
        data: { formFields },
      });
      expect(all('input, slot[name^="page-"]')).toHaveLength(2);
      unmount();
    }
  });

  it('is called what its pictures say, in labels, legends, headings and on buttons', () => {
    const { all, named } = stageForm({
      html: `<form><h2><img alt="Ateliê Vitrine"></h2><label><img alt="E-mail"><input type="email" name="e"></label>
        <label for="t"><svg><title>Telefone</title></svg></label><input id="t" name="t">
        <fieldset><legend><img alt="" aria-label="Cadeira"></legend><label><input type="radio" name="r" value="1"><img alt="Azul">da casa</label>
        <label><input type="radio" name="r" value="2"><span role="img" aria-label="Verde">★</span></label></fieldset>
        <input type="image" alt="Assinar" name="x"><button><img alt="Rascunho"></button>
        <button aria-label="Apagar"><svg aria-hidden="true"></svg></button><button title="Copiar"><i></i></button></form>`,
    });
    expect(labels(all)).toEqual(['Ateliê Vitrine', 'E-mail', 'Telefone', 'Cadeira']);
    expect(named('t').closest('.field')?.querySelector('label')?.textContent).toBe('Telefone');
    expect(all('.option').map((one) => one.textContent)).toEqual(['Azul da casa', 'Verde']);
    expect(all('button').map((one) => one.textContent)).toEqual(['Assinar', 'Rascunho', 'Apagar', 'Copiar']);
  });

  it.each([
    ['form', '<form data-form-id="f" novalidate><input name="a" required><button>Ir</button></form>'],
    ['button', '<form data-form-id="f"><input name="a" required><button formnovalidate>Ir</button></form>'],
  ])('is sent unchecked where its %s says so', async (_, html) => {
    const { $, settle, saved } = stageForm({ html });
    fireEvent.click($('.button'));
    await settle();
    expect(saved()).toHaveLength(1);
  });

  it('shows a picture of the page between the fields it stands between', () => {
    const { all } = stageForm({
      html: '<form><input name="a" aria-label="A"><img src="/a.png" alt="O mapa"><input name="b" aria-label="B"></form>',
    });
    expect(all('input, slot[name^="page-"]').map((one) => one.getAttribute('name'))).toEqual(['a', 'page-0', 'b']);
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
        <input id="fora" name="a"><input name="b" aria-labelledby="nada dito"><input name="c" title="Título">
        <label><img alt="E-mail"> E-mail <input name="d"></label></form>`,
    });
    expect(labels(all)).toEqual(['Fora', 'Apontado', 'Título', 'E-mail']);
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
