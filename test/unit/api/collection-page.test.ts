import { describe, expect, it } from 'vitest';
import { readCollectionPage } from '../../../src/api/collection-page.ts';
import { failureOf, pageOn } from './page.ts';
import { siteOfTests } from './site.ts';
import { json } from './site-server.ts';

const site = siteOfTests();
const page = new URL('https://loja.example/diario?category=Forno&pagina=2');

describe('a page of a collection', () => {
  it('is asked for at its own address as JSON, without a crumb [COLL-004]', async () => {
    site.answer = json(200, { items: [1], pagination: { nextPage: true, nextPageUrl: '/diario?pagina=3' } });
    expect(await readCollectionPage(pageOn(site.origin).request, page)).toEqual({
      items: [1],
      next: '/diario?pagina=3',
    });
    expect(site.seen[0]).toMatchObject({ method: 'GET', path: '/diario' });
    expect(`${site.seen[0]?.query}`).toBe('category=Forno&pagina=2&format=json');
  });

  it.each([
    [
      { items: [], pagination: { nextPage: false, nextPageUrl: '/x' } },
      { items: [], next: '' },
    ],
    [
      { upcoming: [1], past: [2] },
      { items: [1, 2], next: '' },
    ],
    [
      { items: [1], pagination: { nextPageUrl: 7 } },
      { items: [1], next: '' },
    ],
  ])('of %j has its items and the next address', async (answer, expected) => {
    site.answer = json(200, answer);
    expect(await readCollectionPage(pageOn(site.origin).request, page)).toEqual(expected);
  });

  it.each([{}, [], null, { items: 'x' }])('has no list in %j: that is a failure', async (answer) => {
    site.answer = json(200, answer);
    expect(await failureOf(readCollectionPage(pageOn(site.origin).request, page))).toMatchObject({ kind: 'shape' });
  });
});
