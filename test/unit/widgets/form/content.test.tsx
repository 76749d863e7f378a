import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readOwn } from '../../../../src/widgets/form/content.ts';
import { stageForm } from './form-stage.tsx';

function read(html: string) {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  const before = host.outerHTML;
  const reading = readOwn(host);
  expect(host.outerHTML, 'reading writes nothing').toBe(before);
  return { ...reading, host, fields: (reading.data?.formFields ?? []) as Record<string, unknown>[] };
}

const brief = (fields: Record<string, unknown>[]) => fields.map(({ type, id, title }) => [type, id, title]);

describe('a form in the markup gives', () => {
  it('its fields in order, with type, label and whether they are required [FORM-066] [FORM-067]', () => {
    const { fields, data } = read(`<form method="post" action="/form/um%20dois" data-success-redirect="/obrigado">
      <p><label>Nome * <input name="nome" required autocomplete="name"></label></p>
      <p><label for="e">E-mail</label><input id="e" type="email" name="email" placeholder="a@b.co"></p>
      <p><label>Texto <textarea name="texto" maxlength="90"></textarea></label></p>
      <p><label>Assunto <select name="assunto"><option value="">Escolha</option><option value="1">Um</option></select></label></p>
      <input type="hidden" name="origem" value="site"><input type="hidden" name="key" value="x"><input type="hidden" name="crumb" value="x">
      <button>Enviar</button></form>`);
    expect(brief(fields)).toEqual([
      ['text', 'nome', 'Nome'],
      ['email', 'email', 'E-mail'],
      ['textarea', 'texto', 'Texto'],
      ['select', 'assunto', 'Assunto'],
      ['hidden', 'origem', ''],
    ]);
    expect(fields[0]).toMatchObject({ required: true, autocomplete: 'name' });
    expect(fields[1]).toMatchObject({ required: false, placeholder: 'a@b.co' });
    expect(fields[2]).toMatchObject({ maxLength: '90' });
    expect(fields[3]?.options).toEqual([
      { value: '', label: 'Escolha' },
      { value: '1', label: 'Um' },
    ]);
    expect(fields[4]).toMatchObject({ value: 'site', name: 'origem' });
    expect(data).toMatchObject({ formId: 'um dois', successRedirect: '/obrigado' });
  });

  it('groups: boxes by their name, parts by what follows the point, a scale by its fieldset', () => {
    const { fields } = read(`<form>
      <fieldset><legend>Resposta</legend><label><input type="radio" name="r" value="1"> Um</label><label><input type="radio" name="r" value="2"> Dois</label></fieldset>
      <fieldset><legend>Nome</legend><label>Primeiro <input name="n.First" required></label><label>Último <input name="n.Last"></label></fieldset>
      <label>País <input name="e.Country"></label><label>Rua <input name="e.Line1"></label>
      <fieldset data-form-field="likert"><legend>Gosto</legend>
        <fieldset><legend>Prazo</legend><label><input type="radio" name="g.p" value="a"> A</label><label><input type="radio" name="g.p" value="b"> B</label></fieldset>
        <fieldset><legend>Preço</legend><label><input type="radio" name="g.q" value="a"> A</label><label><input type="radio" name="g.q" value="b"> B</label></fieldset>
      </fieldset>
      <label><input type="text" name="com.ponto"> Ponto</label></form>`);
    expect(brief(fields)).toEqual([
      ['radio', 'r', 'Resposta'],
      ['name', 'n', 'Nome'],
      ['address', 'e', 'País'],
      ['likert', 'g', 'Gosto'],
      ['text', 'com.ponto', 'Ponto'],
    ]);
    expect(fields[1]).toMatchObject({
      parts: ['First', 'Last'],
      captions: { First: 'Primeiro', Last: 'Último' },
      required: true,
    });
    expect(fields[3]).toMatchObject({
      statements: [
        { value: 'p', label: 'Prazo' },
        { value: 'q', label: 'Preço' },
      ],
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    });
  });

  it('the words between the fields, but not what belongs to one', () => {
    const { fields } = read(`<form><h3>Entrega</h3><p>Só no Brasil.</p>
      <p><label>CEP <input name="cep" aria-describedby="d"></label></p><p id="d">Oito algarismos.</p><p><button>Ir</button></p></form>`);
    expect(fields.map(({ type, title, description }) => [type, title, description])).toEqual([
      ['section', 'Entrega', ''],
      ['section', '', 'Só no Brasil.'],
      ['text', 'CEP', 'Oito algarismos.'],
    ]);
  });

  it('the pictures that say something, to be shown where they stand; decoration and hidden ones not', () => {
    const { fields, lend, host } = read(`<form><p>Onde <img alt=""> <img> estamos <img id="mapa" alt="Mapa"> hoje</p>
      <label>CEP <input name="cep"></label><picture><img alt="Ateliê"></picture><img alt="Oculta" hidden><div data-form-captcha><img alt="X"></div></form>`);
    expect(fields.map(({ description, id, slot }) => slot ?? id ?? description)).toEqual([
      'Onde estamos',
      'page-0',
      'hoje',
      'cep',
      'page-1',
    ]);
    const pictures = [host.querySelector('#mapa'), host.querySelector('picture')];
    expect(lend.filter(({ slot }) => slot !== 'captcha')).toEqual(
      pictures.map((picture, at) => ({ slot: `page-${at}`, nodes: [picture], text: 'whole' })),
    );
    expect(read('<form><img alt="Mapa"><a href="/x">x</a><input name="a"></form>').lend).toEqual([]);
  });

  it('as pictures also what is drawn or named otherwise, and no words of a drawing', () => {
    const { fields, lend } =
      read(`<form><input name="a"><svg><title>Logo</title></svg><img aria-label="Mapa"><img title="Rua">
      <span role="img" aria-label="Cinco estrelas">★</span><svg aria-hidden="true"><title>Enfeite</title></svg>Um<dialog open>Dois</dialog></form>`);
    expect(fields.map(({ id, slot, description }) => slot ?? id ?? description)).toEqual([
      'a',
      'page-0',
      'page-1',
      'page-2',
      'page-3',
      'Um',
      'Dois',
    ]);
    expect(lend.map(({ nodes }) => (nodes[0] as Element).localName)).toEqual(['svg', 'img', 'img', 'span']);
  });

  it('nothing that stands beside the block in a form around it, where it stays; with a field there the form is left', () => {
    const around = (beside: string) => {
      const form = document.createElement('form');
      form.innerHTML = `<p><img alt="Logo"> Ateliê ${beside}</p><div><input name="a" aria-label="A"><img alt="Mapa"></div>`;
      return readOwn(form.lastElementChild as Element);
    };
    const { content, lend } = around('');
    expect(content.keepMarkup).toBe(false);
    expect(lend.map(({ nodes }) => (nodes[0] as Element).getAttribute('alt'))).toEqual(['Mapa']);
    expect(content.fields.map(({ id, slot }) => slot ?? id)).toEqual(['a', 'page-0']);
    expect([...content.controls.keys()]).toEqual(['a']);
    for (const beside of ['<input name="b">', '<textarea name="b"></textarea>'])
      expect(around(beside).content.keepMarkup, beside).toBe(true);
    const noField = '<input type="hidden" name="crumb" value="k"><input type="submit">';
    expect(around(noField).content.keepMarkup).toBe(false);
  });

  it('every word around them, whatever it stands in, and none that is not seen or belongs to a field', () => {
    const { fields } = read(`<div>Antes do formulário.</div><form>Solto, <b>em negrito</b>
      <div class="aviso">Os pedidos <em>fecham</em> na sexta.<div>Depois, só em maio.</div></div>
      <ul><li>Barro</li><li>Esmalte</li></ul>
      <div><label>E-mail <input type="email" name="email" aria-describedby="d e"></label> <small>Sem propaganda.</small></div>
      <span id="d">Um só.</span><span id="e">Que exista.</span>
      <span id="t">Telefone</span><input name="tel" aria-labelledby="t"> *
      <p hidden>Escondido</p><p style="display: none">Escondido</p><p style="visibility: hidden">Escondido</p><p aria-hidden="true">Escondido</p>
      <script>escondido()</script><template>Escondido</template>
      <div data-form-captcha>Vendedor <textarea name="captcha-answer"></textarea></div>
      <p>Ao enviar,<br>você concorda. <button>Enviar</button></p></form>`);
    expect(fields.map(({ type, title, description }) => [type, title, description])).toEqual([
      ['section', '', 'Antes do formulário.'],
      ['section', '', 'Solto, em negrito'],
      ['section', '', 'Os pedidos fecham na sexta.'],
      ['section', '', 'Depois, só em maio.'],
      ['section', '', 'Barro'],
      ['section', '', 'Esmalte'],
      ['email', 'E-mail', 'Um só. Que exista.'],
      ['section', '', 'Sem propaganda.'],
      ['text', 'Telefone', ''],
      ['section', '', 'Ao enviar,'],
      ['section', '', 'você concorda.'],
    ]);
  });

  it('nothing where there is no form', () => {
    expect(read('<p>Escreva para nós.</p>').fields).toEqual([]);
  });
});

describe('what a visitor filled in before', () => {
  const html = `<form data-form-id="f"><label>Nome <input name="nome" value="servidor"></label>
    <label>Texto <textarea name="texto"></textarea></label>
    <label><input type="checkbox" name="c" value="1"> Um</label><label><input type="checkbox" name="c" value="2" checked> Dois</label>
    <label>Assunto <select name="s"><option>A</option><option>B</option></select></label></form>`;

  it('stands in the form again, and goes back to the page when the block is taken away', () => {
    const { named, type, check, element, unmount, $ } = stageForm({ html });
    expect([named('nome').value, $<HTMLInputElement>('[name=c][value="2"]').checked]).toEqual(['servidor', true]);
    type('nome', 'Ana');
    type('texto', 'Olá');
    check('c', '1');
    check('c', '2');
    $<HTMLSelectElement>('select').value = 'B';
    const own = (selector: string) => element.querySelector(selector) as HTMLInputElement;
    unmount();
    expect([own('[name=nome]').value, own('[name=texto]').value, own('[name=s]').value]).toEqual(['Ana', 'Olá', 'B']);
    expect([own('[value="1"]').checked, own('[value="2"]').checked]).toEqual([true, false]);
  });
});

describe('the page’s own control, which a browser fills in again on the way back,', () => {
  const html = `<form data-form-id="f"><label>Nome <input name="nome" value="servidor"></label>
    <label><input type="checkbox" name="c" value="1"> Um</label><label>Cor <select name="s"><option>A</option><option>B</option></select></label></form>`;
  const held = (element: Element) => {
    const own = (name: string) => element.querySelector(`[name=${name}]`) as HTMLInputElement;
    return [own('nome').value, own('c').checked, own('s').value];
  };
  const fill = ({ type, check, $ }: ReturnType<typeof stageForm>) => {
    type('nome', 'Ana');
    check('c', '1');
    fireEvent.input($('select'), { target: { value: 'B' } });
  };

  it('holds what was typed as soon as it is typed, fault F-061', () => {
    const stage = stageForm({ html });
    fill(stage);
    expect(held(stage.element)).toEqual(['Ana', true, 'B']);
  });

  it.each([
    ['a text is shown', {}],
    ['the page goes elsewhere', { successRedirect: '/obrigado' }],
  ])('holds what the server wrote once the form was sent and %s: it is not offered again', async (_, data) => {
    const stage = stageForm({ html, data });
    fill(stage);
    await stage.send();
    expect(stage.saved()).toHaveLength(1);
    stage.unmount();
    expect(held(stage.element)).toEqual(['servidor', false, 'A']);
  });
});

it('what was typed goes back to the page when the block throws while it stands', async () => {
  const broken = { now: false };
  const { type, send, element, container } = stageForm({
    html: '<form data-form-id="f"><label>Nome <input name="nome"></label></form>',
    broken,
  });
  type('nome', 'Ana');
  broken.now = true;
  await expect(send()).rejects.toThrow('broken');
  expect(container.querySelector('form')).toBeNull();
  expect(element.querySelector<HTMLInputElement>('[name=nome]')?.value).toBe('Ana');
});

it('a form that uploads a folder, or asks for a password, stays as the server sent it', () => {
  for (const control of [
    '<input type="file" name="f" webkitdirectory>',
    '<input type="password" name="p">',
    '<select multiple name="m"></select>',
  ]) {
    const { container, unmount } = stageForm({ html: `<form><input name="a">${control}</form>` });
    expect(container.innerHTML).toBe('<slot></slot>');
    unmount();
  }
});

it('a block without fields shows what the page has', () => {
  expect(stageForm({ html: '<p>Escreva para nós.</p>' }).container.innerHTML).toBe('<slot></slot>');
});
