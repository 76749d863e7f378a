// What a published form has around its items: what of it is read, shown, and given back.
import { describe, expect, it, vi } from 'vitest';
import { giveBack, lend } from '../../../../src/runtime/mount/lend.ts';
import readPublished from '../../../../src/widgets/form/published.ts';

const email =
  '<div id="email-1" class="form-item field email"><label class="title" for="e">E-mail</label><input id="e" name="email"></div>';
const hidden =
  '<div id="hidden-9" class="form-item field hidden"><input type="hidden" name="SQF_SOURCE" value="site"></div>';

function read(inside: string, around = (form: string): string => form) {
  const host = document.createElement('div');
  host.innerHTML = around(`<form data-form-id="f">${inside}<button type="submit">Enviar</button></form>`);
  document.body.append(host);
  const reading = readPublished(host);
  const fields = reading?.data?.formFields as { id?: string; slot?: string }[];
  return {
    host,
    reading,
    keep: reading?.content.keepMarkup,
    fields: fields.map(({ id, slot }) => id ?? slot),
    shown: reading?.lend.map(({ nodes }) =>
      nodes
        .map(({ textContent }) => textContent)
        .join('')
        .trim(),
    ),
  };
}

describe('a wrapper that the page hides', () => {
  it.each(['style="display: none"', 'hidden', 'aria-hidden="true"', 'style="visibility: hidden"'])(
    'has its hidden fields sent and its words unseen: %s',
    (how) => {
      expect(read(`${email}<div ${how}>${hidden}<p>Interno</p></div>`)).toMatchObject({
        fields: ['email-1', 'hidden-9'],
        shown: [],
        keep: false,
      });
    },
  );

  it('around the whole form, which a button of the page would open, leaves the form in its place', () => {
    const lightbox = (form: string): string =>
      `<h3>Contato</h3><a class="lightbox-handle" role="button" href="#">Abrir</a><div class="lightbox-content" style="display: none">${form}</div>`;
    expect(read(email + hidden, lightbox)).toMatchObject({
      fields: ['page-0', 'email-1', 'hidden-9'],
      shown: ['Contato'],
      keep: false,
    });
  });
});

describe('what the page does not show', () => {
  it.each([
    '<div class="form-item section" style="display: none"><div class="title">Oculto</div><p>Segredo</p></div>',
    '<div style="visibility: hidden">Enviando</div>',
    '<div class="sqs-html"><script>var a = 1</script></div>',
    '<div><style>p { color: red }</style></div>',
    '<div class="aviso"><span style="display: none">Erro ao enviar</span></div>',
    '<!-- só isto -->',
  ])('is neither shown nor a gap: %s', (html) => {
    expect(read(html + email)).toMatchObject({ fields: ['email-1'], shown: [] });
  });

  it('of a hidden field, its words, stays unseen while it is sent', () => {
    const item = hidden
      .replace('<input', '<span>Interno 42</span><input')
      .replace('<div', '<div style="display: none"');
    expect(read(email + item)).toMatchObject({ fields: ['email-1', 'hidden-9'], shown: [] });
  });
});

describe('a form is left as the server sent it', () => {
  it.each([
    ['none of its controls is read', '<header><h2>Cartas</h2></header><p><input name="email"></p>'],
    ['its items have no ids', email.replace('id="email-1"', '')],
    ['one of its items has no id', email + email.replace('id="email-1"', '')],
    ['a control is outside of its items', `${email}<label>Nome <input name="name"></label>`],
    ['a control is in the title of a section', `${email}<div id="s" class="form-item section"><select></select></div>`],
    ['there are two of them', `${email}</form><form data-form-id="g">${email.replaceAll('email-1', 'email-2')}`],
  ])('where %s', (_, html) => {
    expect(read(html).keep).toBe(true);
  });

  it('but not for what nobody fills in, or the block draws itself', () => {
    const own =
      '<input type="hidden" name="a"><input type="submit" value="Já"><input type="image" alt="Vai" src="/v.svg">';
    const captcha = '<div data-form-captcha><textarea name="r"></textarea></div>';
    expect(read(`${email}${own}${captcha}<input name="vitrine-site">`).keep).toBe(false);
  });

  it('but not for a word that a button is one', () => {
    expect(read(`${email}<input type="submit" role="button" value="Já">`).keep).toBe(false);
    expect(read(`${email}<div role="button">Mais</div>`).keep).toBe(true);
  });
});

it('says a description once that stands in another', () => {
  const described = email.replace('<input', '<div class="description"><p class="description">Uma vez</p></div><input');
  expect(read(described).reading?.data?.formFields).toMatchObject([
    { description: { html: '<p class="description">Uma vez</p>', text: 'Uma vez' } },
  ]);
});

it('is read by a browser that throws at :has()', () => {
  for (const name of ['matches', 'querySelector', 'querySelectorAll'] as const) {
    const own = Element.prototype[name] as (selector: string) => never;
    vi.spyOn(Element.prototype, name).mockImplementation(function (this: Element, selector: string) {
      if (selector.includes(':has(')) throw new SyntaxError(selector);
      return own.call(this, selector);
    });
  }
  const described = (text: string, id: string): string =>
    email.replaceAll('email-1', id).replace('<input', `<div class="description">${text}</div><input`);
  const picture = '<p><svg><title>Um vaso</title></svg></p>';
  const { reading, fields, shown } = read(
    described('Só letras', 'email-1') + described('Com <img alt="foto">', 'email-2') + picture,
  );
  expect(reading?.data?.formFields).toMatchObject([{ description: 'Só letras' }, { id: 'email-2' }, {}, {}]);
  expect([fields, shown]).toEqual([
    ['email-1', 'email-2', 'page-0', 'page-1'],
    ['Com', 'Um vaso'],
  ]);
});

it('comes back in order, comments and all', () => {
  const { host, reading } = read(`<p id="antes">Um <b>só</b></p>${email}Dois <!-- c --> <b>três</b> quatro<!-- d -->`);
  const before = host.innerHTML;
  lend(host, reading?.lend ?? []);
  expect(host.innerHTML).not.toBe(before);
  giveBack(host);
  expect(host.innerHTML).toBe(before);
});
