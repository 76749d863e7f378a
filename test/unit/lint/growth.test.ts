import { describe, expect, it } from 'vitest';
import { work } from './work.ts';

const item = '<details><summary>Frete?</summary><p>Sim.</p></details>';
const accordion = `<div data-block="accordion">${item}</div>`;
const many = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join('\n');

/** Pages of N parts; each part of each once made the linter look at all the others. */
const PAGES: Readonly<Record<string, (count: number) => string>> = {
  accordions: (count) => many(count, () => accordion),
  'accordions below headings': (count) => many(count, (at) => `<h2>${at}</h2>${accordion}`),
  'accordions in an accordion': (count) =>
    `<div data-block="accordion"><details><summary>Todas</summary>${many(count, () => accordion)}</details></div>`,
  'equal ids': (count) => many(count, () => '<p>Sol</p>') + many(count, () => '<p id="a"></p>'),
  'equal ids of blocks': (count) =>
    many(count, (at) => `<div data-block="marquee" id="${at % 2 ? 'block-a' : 'a'}">Sol</div>`),
  'tables with blocks': (count) => many(count, () => `<table><tr><td>${accordion}</td></tr></table>`),
  'blocks that tables lose': (count) => many(count, () => `<table>${accordion}<tr><td>1</td></tr></table>`),
  'paragraphs that end too early': (count) => many(count, () => `<p><span data-block="accordion">${item}</span></p>`),
  'headings without an answer': (count) => `<div data-block="accordion">${many(count, (at) => `<h3>${at}</h3>`)}</div>`,
  'comments that switch rules off': (count) =>
    many(count, () => '<!-- vitrine-lint-disable-next VT102 --><div data-block="marquee" data-icom="a">Sol</div>'),
  'products of a list': (count) =>
    `<div data-block="product-list">${many(count, (at) => `<article data-product='{"id": "${at}", "variants": [{"price": 1}]}'><button data-quick-add>Sim</button><a href="/" data-quick-view data-tooltip>Ver</a></article>`)}</div>`,
  'slides of a gallery': (count) =>
    `<div data-block="gallery">${many(count, () => '<img src="/a.jpg" alt="" data-image-focal-point="0.5">')}</div>`,
  'controls in one label': (count) =>
    `<form data-block="form" method="post" action="/form/a"><label>${many(count, (at) => `<input name="${at}">`)}Nome</label><button type="submit">Ir</button></form>`,
};

describe('the work of the linter grows with the page, not with its square', () => {
  it.each(Object.entries(PAGES))('for %s', (_, page) => {
    const [once, twice] = [work(page(80)), work(page(160))];
    expect(twice / once).toBeLessThan(2.3);
  });
});
