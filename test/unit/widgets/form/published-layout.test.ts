import { describe, expect, it } from 'vitest';
import readPublished from '../../../../src/widgets/form/published.ts';

interface Said {
  button?: string;
  around?: string;
  form?: string;
  before?: string;
}

/** Reads a classic form whose wrappers have these classes, and the form these attributes. */
function read({ button = '', around = '', form = '', before = '' }: Said) {
  const host = document.createElement('div');
  host.innerHTML = `<div class="newsletter-form-wrapper ${around}">${before}<form data-form-id="f1" ${form}><div id="email-1" class="form-item field email"><label class="title" for="e">E-mail</label><input id="e"></div>
    <div class="form-button-wrapper ${button}"><input type="submit" value="Enviar"></div></form></div>`;
  document.body.append(host);
  return readPublished(host);
}

const dataOf = (said: Said) => read(said)?.data;

describe('a classic form', () => {
  it.each([
    ['form-button-wrapper--align-left', 'left'],
    ['form-button-wrapper--align-center', 'center'],
    ['form-button-wrapper--align-right', 'right'],
    ['form-button-wrapper--align-stretch', 'stretch'],
    ['form-button-wrapper--alignRight', 'right'],
    ['Form-Button-Wrapper--Align-CENTER', 'center'],
    ['form-button-wrapper--align_right', 'right'],
    ['form-button-wrapper--align-justify', undefined],
    ['form-button-wrapper--alignright-later', undefined],
    ['other-wrapper--align-right', undefined],
  ])('has its button where the class %s says', (button, side) => {
    expect(dataOf({ button })?.buttonAlignment).toBe(side);
  });

  it.each([
    ['newsletter-form-wrapper--layoutFloat newsletter-form-wrapper--alignLeft', 'inline', 'left'],
    ['newsletter-form-wrapper--layout-float newsletter-form-wrapper--align-center', 'inline', 'center'],
    ['newsletter-form-wrapper--layoutStacked newsletter-form-wrapper--alignRight', undefined, 'right'],
    ['newsletter-form-wrapper--layoutfloat newsletter-form-wrapper--AlignStretch', 'inline', 'stretch'],
  ])('of a newsletter is laid out as %s says', (around, layout, side) => {
    const data = dataOf({ around });
    expect([data?.layout, data?.buttonAlignment]).toEqual([layout, side]);
  });

  it('has its button where its own wrapper says, before that of the whole newsletter', () => {
    const around = 'newsletter-form-wrapper--alignCenter';
    expect(dataOf({ around, button: 'form-button-wrapper--align-right' })?.buttonAlignment).toBe('right');
  });

  it('tells the attributes that nothing is made of, and a handle that would open it', () => {
    const before = '<a class="lightbox-handle">Abrir o formulário</a>';
    const said = read({ before, form: 'data-animation="fade" data-empty="" data-controller="X"' });
    expect(said?.unread).toEqual(['form: data-animation is "fade"', 'form: .lightbox-handle is "Abrir o formulário"']);
    expect(read({})?.unread).toBeUndefined();
  });
});
