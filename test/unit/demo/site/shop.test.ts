import { describe, expect, it } from 'vitest';
import { contactForm } from '../../../../demo/site/content/forms.ts';
import { pieces } from '../../../../demo/site/content/pieces.ts';
import { money } from '../../../../demo/site/money.ts';
import { documentOf } from './site-pages.ts';

const textOf = (page: Document, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

describe('prices', () => {
  it('are written as Brazil writes them, with a no-break space', () => {
    expect(money(123_450)).toBe('R$\u00a01.234,50');
    expect(money(7)).toBe('R$\u00a00,07');
    expect(money(100_000_000)).toBe('R$\u00a01.000.000,00');
  });
});

describe('the collection', () => {
  it('shows every piece once, with its price', () => {
    const page = documentOf('/atelie/colecao');
    expect(textOf(page, '.tile h2').sort()).toEqual(pieces.map(({ name }) => name).sort());
    expect(textOf(page, '.tile .price').sort()).toEqual(pieces.map(({ price }) => money(price)).sort());
  });

  it('shows one line where the address names it, and all where it names none that exists', () => {
    const names = (line: string): string[] => textOf(documentOf(`/atelie/colecao?linha=${line}`), '.tile h2');
    expect(names('casa').sort()).toEqual(['Moringa Sertão', 'Vaso Lua', 'Vaso Mata']);
    expect(names('nenhuma')).toHaveLength(pieces.length);
    expect(documentOf('/atelie/colecao?linha=casa').querySelector('.tabs [aria-current]')?.textContent).toBe('Casa');
  });
});

describe('a piece', () => {
  it('says in words and for machines whether it can be had', () => {
    const offer = (slug: string): [string, string | undefined] => {
      const page = documentOf(`/atelie/peca/${slug}`);
      const facts = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
      return [facts.offers.availability, page.querySelector('.stock')?.textContent ?? ''];
    };
    expect(offer('bule-canastra')).toEqual(['https://schema.org/InStock', 'Há uma na prateleira.']);
    expect(offer('travessa-rio')[0]).toBe('https://schema.org/PreOrder');
    expect(offer('pote-de-farinha')).toEqual([
      'https://schema.org/OutOfStock',
      'Esgotada. Volta na fornada de 12 de dezembro.',
    ]);
  });

  it('hands itself to the contact form without a script', () => {
    const form = documentOf('/atelie/peca/vaso-lua').querySelector('.buy form');
    expect(form?.getAttribute('method')).toBe('get');
    const address = `${form?.getAttribute('action')}?peca=${form?.querySelector('input')?.getAttribute('value')}`;
    const page = documentOf(address);
    expect(page.querySelector('textarea')?.textContent).toContain('Vaso Lua');
    expect(page.querySelector('option[selected]')?.textContent).toBe('Uma encomenda');
    expect(page.querySelector('[name="origem"]')?.getAttribute('value')).toBe('vaso-lua');
  });
});

describe('the contact form', () => {
  it('has every field of its definition, and posts without a script', () => {
    const form = documentOf('/atelie/contato').querySelector('form');
    expect(form?.getAttribute('action')).toBe(`/form/${contactForm.formId}`);
    expect(form?.getAttribute('method')).toBe('post');
    const names = [...(form?.querySelectorAll('[name]') ?? [])].map((control) => control.getAttribute('name') ?? '');
    for (const { id } of contactForm.formFields)
      expect(
        names.some((name) => name.split('.')[0] === id),
        id,
      ).toBe(true);
    expect(form?.querySelector('[name="key"]')?.getAttribute('value')).toBe('chave-desta-pagina');
  });

  it('begins the message for who comes from an event, and for nobody else', () => {
    const message = (query: string): string =>
      documentOf(`/atelie/contato${query}`).querySelector('textarea')?.textContent ?? '';
    expect(message('?agenda=oficina-de-esmaltes-de-cinza')).toContain('“Esmaltes de cinza”, 23 de janeiro de 2027');
    expect(message('?assunto=membros')).toContain('prateleira de trás');
    expect(message('?peca=<b>&agenda=nada')).toBe('');
    expect(message('')).toBe('');
  });
});
