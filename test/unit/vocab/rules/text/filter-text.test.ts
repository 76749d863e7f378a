import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filterText } from '../../../../../src/vocab/catalogue/rules/text/filter-text.ts';
import { anyText } from '../any-text.ts';

it('makes a slug of a text: lower case, hyphens for white space, letters, digits and hyphens [VOCAB-641]', () => {
  expect(filterText('url-slug', 'Minha Nova  Página/2_b!')).toBe('minha-nova-pgina2b');
  expect(filterText('url-slug', 'ja-e-um-slug-9')).toBe('ja-e-um-slug-9');
  expect(filterText('url-slug', '')).toBe('');
  // Somebody goes on typing.
  expect(filterText('url-slug', 'minha ')).toBe('minha-');
});

it('keeps slashes with the second filter [VOCAB-641]', () => {
  expect(filterText('url-slug-with-slash', 'Loja / Canecas/Azul')).toBe('loja-/-canecas/azul');
});

it('gives a text that stays as it is', () => {
  fc.assert(
    fc.property(fc.constantFrom('url-slug', 'url-slug-with-slash'), anyText, (filter, text) => {
      const once = filterText(filter, text);
      expect(once).toMatch(filter === 'url-slug' ? /^[a-z0-9-]*$/ : /^[a-z0-9/-]*$/);
      expect(filterText(filter, once)).toBe(once);
    }),
  );
});
