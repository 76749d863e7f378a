import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/lint/lint.ts';

const found = (html: string) =>
  lint(html).map(({ code, block, attribute, read, expected, nearest, used }) => ({
    code,
    block,
    attribute,
    read,
    expected,
    nearest,
    used,
  }));

describe('a highlighted text', () => {
  it('with a value that is not read has the same words as on the page: what was read, expected and used', () => {
    const [shape, thickness] = found('<b data-highlight="wawe" data-highlight-thickness="grosso">a</b>');
    const about = { code: 'VT110', block: 'text-highlight' };
    expect(shape).toEqual({
      ...about,
      attribute: 'data-highlight',
      read: 'wawe',
      expected: 'one of the twelve shapes',
      nearest: 'wave',
      used: 'wave',
    });
    expect(thickness).toEqual({
      ...about,
      attribute: 'data-highlight-thickness',
      read: 'grosso',
      expected: 'a number with em or px',
      nearest: null,
      used: '0.06em',
    });
  });

  it('with a misspelled setting is told which one was meant, in the spelling of the file', () => {
    expect(found('<b data-highlight Data-Highlight-Colour="red">a</b>')).toMatchObject([
      { code: 'VT104', attribute: 'Data-Highlight-Colour', nearest: 'data-highlight-color' },
    ]);
  });

  it('has colours in every form that a browser may know', () => {
    for (const color of ['red', '#a34b2c', 'rgb(1 2 3 / 50%)', 'oklch(60% 0.1 20)', 'var(--cor)', 'currentColor'])
      expect(found(`<b data-highlight data-highlight-color="${color}">a</b>`), color).toEqual([]);
  });
});

it('knows the lists of events and the item pages of published pages', () => {
  const codes = (html: string): string[] => lint(html).map(({ code }) => code);
  const misplaced = '<div class="eventlist" data-block-json="{">';
  expect(codes(`${misplaced}</div>`)).toEqual(['VT111']);
  // The control: JSON of an element that is no block is read by nobody.
  expect(codes('<div class="lista" data-block-json="{"></div>')).toEqual(['VT116']);
});
