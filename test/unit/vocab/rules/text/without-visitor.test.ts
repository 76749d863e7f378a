import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutEmails } from '../../../../../src/vocab/rules/text/without-emails.ts';
import { withoutVisitor } from '../../../../../src/vocab/rules/text/without-visitor.ts';
import { anyText } from '../any-text.ts';

it.each([
  ['?crumb=abc&utm_source=carta', '?utm_source=carta'],
  ['?q=ana%40exemplo.com', '?q=[e-mail]'],
  ['?q=ana%2540exemplo.com&p=2', '?q=[e-mail]&p=2'],
  ['?doc=529.982.247-25', '?doc=[number]'],
  ['?fone=%2831%29%2099876-5432', '?fone=[number]'],
  ['?tel=%2B55+31+99876+5432', '?tel=[number]'],
  ['?de=30140-071&cep=30140071&codigo-postal=1&conceito=arte', '?de=[number]&conceito=arte'],
  ['?de=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', '?de=[token]'],
  ['/agenda?de=2026-11-21&ate=20261122', '/agenda?de=2026-11-21&ate=20261122'],
  ['/pecas?cor=azul#vasos', '/pecas?cor=azul#vasos'],
  ['Catálogo 2025-2026', 'Catálogo 2025-2026'],
  ['', ''],
])('makes of %s %s', (address, left) => {
  expect(withoutVisitor(address)).toBe(left);
});

it.each([
  ['ana@exemplo.com, rui+loja@exemplo.com.br', '[e-mail], [e-mail]'],
  ['f@https://loja.exemplo/a.js:1:2', 'f@https://loja.exemplo/a.js:1:2'],
  ['@ana', '@ana'],
])('finds the e-mail addresses of %s', (text, left) => {
  expect(withoutEmails(text)).toBe(left);
});

it('never throws, and comes back the same when it is cleaned again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(withoutVisitor(withoutVisitor(text))).toBe(withoutVisitor(text));
    }),
  );
});
