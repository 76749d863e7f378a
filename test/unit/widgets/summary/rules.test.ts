import { describe, expect, it } from 'vitest';
import { columnsOf, type Design } from '../../../../src/widgets/summary/columns.ts';
import { readSummary } from '../../../../src/widgets/summary/content.ts';
import { ALL, filterIn, isIn, itemOf, matches } from '../../../../src/widgets/summary/item.ts';
import { itemRecord } from '../../../../src/widgets/summary/item-record.ts';
import { fakeHandle } from '../../fake-handle.ts';

const element = (html: string): HTMLElement => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  document.body.replaceChildren(holder);
  return holder;
};
const item = (attributes: string, inside = '') =>
  itemOf(element(`<article ${attributes}>${inside}</article>`).firstElementChild as HTMLElement, 'item-0');

describe('columns', () => {
  const columns = (design: Design, width: number, slidesPerRow = 0): number =>
    columnsOf({ design, slidesPerRow, columnWidth: 270, gutter: 30 }, width);

  it('are as many as fit, of a grid 4 and of a carousel 3 unless the page asks for another number [BLOCK-004]', () => {
    for (const [width, ...expected] of [
      [1_470, 5, 4, 3, 1],
      [600, 2, 2, 2, 1],
      [570, 2, 2, 2, 1],
      [569, 1, 1, 1, 1],
      [0, 1, 1, 1, 1],
    ] as const)
      expect(
        (['autogrid', 'grid', 'carousel', 'list'] as const).map((design) => columns(design, width)),
        `${width} px`,
      ).toEqual(expected);
    expect([columns('grid', 1_470, 6), columns('carousel', 1_470, 2), columns('grid', 460, 6)]).toEqual([6, 2, 2]);
    expect([columns('slider', 1_470, 6), columns('slideshow', 1_470, 6), columns('stacked', 1_470, 6)]).toEqual([
      1, 1, 1,
    ]);
  });
});

describe('a filter', () => {
  it('is the tag or category of an address, whatever its case, and of an item what its attributes and links say [COLL-001]', () => {
    expect(filterIn('?tag=Barro')).toEqual({ tag: 'Barro', category: '' });
    expect(filterIn('?category=Oficina&page=2')).toEqual({ tag: '', category: 'Oficina' });
    expect([filterIn('/diario'), filterIn('http://[')]).toEqual([null, null]);
    const one = item(
      'data-tags="Barro, cinza ,," data-categories="Oficina"',
      '<a href="/d">A</a><a href="?tag=FORNO">Forno</a><a href="?tag=barro">Barro</a>',
    );
    expect([one.tags, one.categories]).toEqual([['barro', 'cinza', 'forno'], ['oficina']]);
    expect(matches(one, ALL)).toBe(true);
    expect(matches(one, { tag: ' BARRO', category: '' })).toBe(true);
    expect(matches(one, { tag: 'barro', category: 'feira' })).toBe(false);
    expect(matches(one, { tag: 'vidro', category: '' })).toBe(false);
  });

  it('has no need of the accents of a tag, which addresses leave out [COLL-001]', () => {
    const one = item('data-tags="Cerâmica"');
    expect(matches(one, { tag: 'ceramica', category: '' })).toBe(true);
    expect(matches(one, { tag: 'CERÂMICA', category: '' })).toBe(true);
  });

  it('of events asks when they end; what is no event is always there [BLOCK-004]', () => {
    const noon = Date.parse('2026-12-05T12:00:00Z');
    const event = item('data-event-start="2026-12-05T10:00Z" data-event-end="2026-12-05T12:00Z"');
    const only = item('data-event-start="2026-12-05T10:00Z"');
    const none = item('data-event-start="amanhã"');
    expect([isIn(event, 'upcoming', noon), isIn(event, 'past', noon)], 'it ends now').toEqual([true, false]);
    expect([isIn(event, 'upcoming', noon + 1), isIn(event, 'past', noon + 1)]).toEqual([false, true]);
    expect([isIn(only, 'upcoming', noon), isIn(only, 'past', noon)], 'it only begins').toEqual([false, true]);
    for (const which of ['all', 'upcoming', 'past'] as const) expect(isIn(none, which, noon)).toBe(true);
    expect(isIn(event, 'all', noon + 1)).toBe(true);
  });

  it('of an event of a day, without a time, ends when the day is over where the visitor is [BLOCK-004]', () => {
    const day = item('data-event-start="2026-12-05"');
    const at = (date: number, hour: number): number => new Date(2026, 11, date, hour).getTime();
    expect([isIn(day, 'upcoming', at(5, 22)), isIn(day, 'past', at(5, 22))]).toEqual([true, false]);
    expect([isIn(day, 'upcoming', at(6, 1)), isIn(day, 'past', at(6, 1))]).toEqual([false, true]);
  });
});

describe('the markup', () => {
  it('has an item for each element that is no heading, paragraph or link to more; they are lent [BLOCK-004]', () => {
    const source = element(
      '<h2>Diário</h2><nav><a href="?tag=barro">Barro</a></nav><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul><p><a href="/diario?page=2" data-next-page>Mais</a></p>',
    );
    const { content, lend } = readSummary(source);
    expect(content.items.map(({ url }) => new URL(url).pathname)).toEqual(['/a', '/b']);
    expect(content).toMatchObject({ heading: 'Diário', above: ['above-0', 'above-1'] });
    expect(new URL(content.next).search).toBe('?page=2');
    expect(content.filters).toHaveLength(1);
    expect(content.template?.textContent).toBe('A');
    expect(lend.map(({ slot }) => slot)).toEqual(['above-0', 'above-1', 'item-0', 'item-1', 'next']);
    const plain = readSummary(element('<article>Um</article><article>Dois</article>')).content;
    expect([plain.items.length, plain.next, plain.template, plain.filters]).toEqual([2, '', null, []]);
  });
});

describe('an item of a response', () => {
  const record = (own: object) => itemRecord({ title: 'Caneca', fullUrl: '/peca/caneca', ...own }, fakeHandle(), 'UTC');
  const variant = { price: 9_600, unlimited: false, qtyInStock: 3, onSale: false };

  it('needs a title and an address of a page; other values that are none are left out [COLL-004, BLOCK-004]', () => {
    for (const own of [{ title: ' ' }, { fullUrl: '' }, { fullUrl: 'javascript:alert(1)' }, { title: 3 }])
      expect(record(own), JSON.stringify(own)).toBe(null);
    expect(itemRecord('x', fakeHandle(), 'UTC')).toBe(null);
    expect(
      record({
        assetUrl: 'javascript:alert(1)',
        originalSize: '0x10',
        mediaFocalPoint: { x: 2, y: 0 },
        startDate: Infinity,
        tags: ['Barro', 3, ' '],
        author: 'Nair',
      }),
    ).toMatchObject({ image: '', imageWidth: 0, focalPoint: '', date: '', dateText: '', tags: ['Barro'], author: '' });
  });

  it('of an event has its beginning as date, otherwise that of publication [COLL-001]', () => {
    const publishOn = Date.parse('2026-11-02T12:00:00Z');
    expect(record({ publishOn })).toMatchObject({ date: '2026-11-02', start: '' });
    expect(record({ publishOn, startDate: publishOn + 86_400_000 })).toMatchObject({
      date: '2026-11-03T12:00:00.000Z',
      start: '2026-11-03T12:00:00.000Z',
    });
  });

  it('has the day that it is in the zone of the site [COLL-004]', () => {
    const publishOn = Date.parse('2026-11-03T01:30:00Z');
    const inZone = (zone: string) => itemRecord({ title: 'a', fullUrl: '/a', publishOn }, fakeHandle(), zone);
    expect(inZone('America/Sao_Paulo')).toMatchObject({ date: '2026-11-02', dateText: '2 de novembro de 2026' });
    expect(inZone('Asia/Tokyo')).toMatchObject({ date: '2026-11-03', dateText: '3 de novembro de 2026' });
  });

  it('of a product has its price, and says when it is sold out [STORE-007]', () => {
    expect(record({ variants: [variant] })?.price).toMatch(/96.00/);
    expect(record({ variants: [variant] })?.soldOut).toBe('');
    expect(record({ variants: [{ ...variant, qtyInStock: 0 }] })?.soldOut).toBe('Esgotado');
    expect(record({})).toMatchObject({ price: '', soldOut: '' });
  });
});
