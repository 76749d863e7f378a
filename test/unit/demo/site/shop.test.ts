// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { contactForm } from '../../../../demo/site/content/forms.ts';
import { kindOf } from '../../../../demo/site/content/piece.ts';
import { catalogue } from '../../../../demo/site/content/pieces.ts';
import { money } from '../../../../demo/site/money.ts';
import { lowestPrice } from '../../../../demo/site/parts/price-text.ts';
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
  it('shows everything once, with its lowest price', () => {
    const page = documentOf('/atelie/colecao');
    expect(textOf(page, '.tile h2').sort()).toEqual(catalogue.map(({ name }) => name).sort());
    const shown = [...page.querySelectorAll('.tile')].map((tile) => [
      tile.querySelector('h2')?.textContent,
      /R\$\s[\d.,]+/.exec(tile.querySelector('.price')?.textContent ?? '')?.[0],
    ]);
    expect(shown).toEqual(catalogue.map((piece) => [piece.name, money(lowestPrice(piece).price)]));
  });

  it('shows one line where the address names it, and all where it names none that exists', () => {
    const names = (line: string): string[] => textOf(documentOf(`/atelie/colecao?linha=${line}`), '.tile h2');
    expect(names('casa').sort()).toEqual(['Moringa Sertão', 'Vaso Lua', 'Vaso Mata']);
    expect(names('nenhuma')).toHaveLength(catalogue.length);
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

  it('goes into the cart without a script, with its code, its wishes and the proof of the page', () => {
    const form = documentOf('/atelie/peca/vaso-lua').querySelector('.buy form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/atelie/carrinho/adicionar');
    const fields = [...(form?.querySelectorAll('[name]') ?? [])].map((field) => [
      field.getAttribute('name'),
      field.getAttribute('value'),
    ]);
    expect(Object.fromEntries(fields)).toMatchObject({
      crumb: 'migalha',
      itemId: 'vaso-lua',
      sku: 'SR-0301',
      quantity: '1',
      'campo.iniciais': null,
    });
  });

  it('leads to the contact form, where the message is begun', () => {
    const link = documentOf('/atelie/peca/vaso-lua').querySelector('a[href*="/contato?peca="]');
    const page = documentOf(link?.getAttribute('href') ?? '');
    expect(page.querySelector('textarea')?.textContent).toContain('Vaso Lua');
    expect(page.querySelector('option[selected]')?.textContent).toBe('Uma encomenda');
    expect(page.querySelector('[name="origem"]')?.getAttribute('value')).toBe('vaso-lua');
  });

  it('asks how many only where the block of the store does', () => {
    for (const piece of catalogue) {
      const form = documentOf(`/atelie/peca/${piece.slug}`).querySelector('form[action="/atelie/carrinho/adicionar"]');
      const isCounted = ['physical', 'service'].includes(kindOf(piece));
      if (form) expect([piece.slug, form.querySelector('[name=quantity]') !== null]).toEqual([piece.slug, isCounted]);
    }
  });

  it('asks for an e-mail where it is gone, and offers no variant that is', () => {
    expect(documentOf('/atelie/peca/pote-de-farinha').querySelector('.buy form')?.getAttribute('action')).toBe(
      '/atelie/avise-me',
    );
    const gone = textOf(documentOf('/atelie/peca/caneca-neblina'), '[name="sku"] option[disabled]');
    expect(gone).toEqual([`Areia: ${money(9_600)} (esgotada)`]);
    const sold = documentOf('/atelie/peca/bule-canastra', { stock: { 'SR-0211': 0 } });
    expect(sold.querySelector('.buy form')?.getAttribute('action')).toBe('/atelie/avise-me');
  });
});

describe('the contact form', () => {
  it('has every field of its definition, and posts without a script', () => {
    const form = documentOf('/atelie/contato').querySelector('main form');
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
