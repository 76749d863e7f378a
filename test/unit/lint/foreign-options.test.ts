import { expect, it } from 'vitest';
import { lint } from '../../../src/lint/lint.ts';
import { accordion, marquee } from './cases/markup.ts';

const expectedOf = (html: string): unknown[] =>
  lint(html).flatMap(({ code, expected }) => (code === 'VT109' ? expected : []));

it('an option of another block is told with the own one that resembles it, or that the block has none', () => {
  expect(expectedOf(marquee(' data-autoplay-duration="3"'))).toEqual([
    'an option that the reference of this block lists',
  ]);
  expect(expectedOf(marquee(' data-link-on-click'))).toEqual(['an option of this block, such as data-link-to']);
  expect(expectedOf(accordion(' data-map-zoom="3"'))).toEqual([
    expect.stringMatching(/^an option of this block: data-/),
  ]);
  expect(expectedOf('<div data-block="cart-page" data-map-zoom="3"></div>')).toEqual([
    'no option: this block has none',
  ]);
});
