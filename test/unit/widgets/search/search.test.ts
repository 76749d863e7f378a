import { describe, expect, it } from 'vitest';
import { moneyFormatter } from '../../../../src/vocab/rules/store/money.ts';
import { choicesOf } from '../../../../src/widgets/search/choices.ts';
import { foundItems } from '../../../../src/widgets/search/found-items.ts';
import { matchPieces } from '../../../../src/widgets/search/match-pieces.ts';

const written = moneyFormatter('BRL', 'pt-BR');
const item = { title: 'Caneca', url: '/p/caneca', body: '', imageUrl: '', price: '', sku: '' };

describe('what the search call finds', () => {
  it('is shown with its price, in cents or as the server writes it', () => {
    const found = foundItems(
      [
        { title: ' Caneca ', url: '/p/caneca', priceCents: 8900, price: 'from', sku: 'CAN-1', imageUrl: '/i.jpg' },
        { title: 'Vaso', url: 'https://example.com/v', price: 'R$ 10,00', body: 'Alto' },
      ],
      written,
    );
    expect(found).toEqual([
      { title: 'Caneca', url: '/p/caneca', body: '', imageUrl: '/i.jpg', price: written(8900), sku: 'CAN-1' },
      { title: 'Vaso', url: 'https://example.com/v', body: 'Alto', imageUrl: '', price: 'R$ 10,00', sku: '' },
    ]);
  });

  it('is shown once for each address', () => {
    const titles = foundItems([item, { ...item, title: 'A mesma' }, { ...item, url: '/p/vaso' }], written);
    expect(titles.map(({ title, url }) => [title, url])).toEqual([
      ['Caneca', '/p/caneca'],
      ['Caneca', '/p/vaso'],
    ]);
  });

  it('leads nowhere but to pages: without title or address, or with code as its address, it is left out', () => {
    const items = [
      { url: '/a' },
      { title: 'a' },
      { title: 'b', url: 'java\nscript:alert(1)' },
      { title: 'c', url: 'data:text/html,x' },
      'text',
      null,
    ];
    expect(foundItems(items, written)).toEqual([]);
    expect(foundItems([{ ...item, imageUrl: 'javascript:1' }], written)[0]?.imageUrl).toBe('');
  });
});

describe('matches', () => {
  it.each([
    { text: 'Bule Canastra', query: 'can', marked: ['Can'] },
    { text: 'Pão de açúcar', query: 'acucar pao', marked: ['Pão', 'açúcar'] },
    { text: 'Mecânica', query: 'can', marked: [] },
    { text: 'Ref. CAN-01', query: 'can-01', marked: ['CAN-01'] },
    { text: 'Vaso', query: '  ', marked: [] },
  ])('begin a word, whatever the accents: $query in $text', ({ text, query, marked }) => {
    const pieces = matchPieces(text, query);
    expect(pieces.map(([piece]) => piece).join('')).toBe(text);
    expect(pieces.flatMap(([piece, isMatch]) => (isMatch ? [piece] : []))).toEqual(marked);
  });
});

describe('the options', () => {
  it('are the earlier searches while nothing is typed, with a way to delete them', () => {
    expect(choicesOf(' ', null, ['vaso'])).toEqual([{ kind: 'recent', text: 'vaso' }, { kind: 'forget' }]);
    expect(choicesOf('', null, [])).toEqual([]);
  });

  it('are fitting earlier searches, what was found, and a way to all of it', () => {
    const found = { text: 'ca', items: [item] };
    expect(choicesOf('CÁ ', found, ['vaso', 'caneca', 'ca'])).toEqual([
      { kind: 'recent', text: 'caneca' },
      { kind: 'item', item },
      { kind: 'all', text: 'CÁ' },
    ]);
    expect(choicesOf('ca', { text: 'ca', items: null }, [])).toEqual([]);
  });
});
