import { expect, it } from 'vitest';
import { pageTypes } from '../../../../../src/vocab/codes/page-types.ts';
import { toContext } from '../../../../../src/vocab/context.ts';
import { pageTypeOf } from '../../../../../src/vocab/rules/site/page-type.ts';

const CODES = [
  1, 2, 3, 50, 100, 101, 102, 103, 104, 105, 106, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 300, 301,
];

it('has exactly the codes of the table, each with one name', () => {
  expect([...new Set(pageTypes.entries.map(([, code]) => code))]).toEqual(CODES);
  expect(new Set(CODES.map(pageTypeOf)).size).toBe(25);
});

it.each([
  [1, 'contentCollection'],
  [50, 'contentItem'],
  [102, 'search'],
  [106, 'memberAreaAccessDenied'],
  [200, 'showCart'],
  [209, 'reviewsRequest'],
  [301, 'commerceEmailPreview'],
])('names %i %s, as the context says it [CTX-603]', (code, name) => {
  expect(pageTypeOf(toContext({ pageType: code }).pageType)).toBe(name);
});

it.each([0, 4, -1, 1.5, 999, Number.NaN, null, '1', 'page', {}])('does not guess a name for %s [CTX-603]', (code) => {
  expect(pageTypeOf(toContext({ pageType: code }).pageType)).toBeNull();
});
