import { describe, expect, it } from 'vitest';
import { withoutSecrets } from '../../../../../src/vocab/rules/text/without-secrets.ts';

describe('a text that leaves the page', () => {
  it.each([
    ['GET /busca?q=vaso&p=2 failed', 'GET /busca?q=…&p=… failed'],
    ['https://site.example/#access_token=abc', 'https://site.example/#access_token=…'],
    ['de ana.souza+loja@exemplo.com.br: recusado', 'de [e-mail]: recusado'],
    ['para ana%40exemplo.com', 'para [e-mail]'],
    ['crumb=BWx0ZXN0 token: "abc def"', 'crumb=… token: …'],
    ['Authorization: Bearer abc.def', 'Authorization: …'],
    ['id 0b7e8c4a-1d2f-4e5a-9b3c-7d8e9f0a1b2c', 'id [token]'],
    ['key a1b2c3d4e5f6a7b8c9d0', 'key [token]'],
    ['ana@exemplo.com@https://site.example/a.js:1:2', '[e-mail]@https://site.example/a.js:1:2'],
    ['(31) 99876-5432, 123.456.789-09', '[number], [number]'],
  ])('loses what is secret: %s', (text, left) => {
    expect(withoutSecrets(text)).toBe(left);
  });

  it.each([
    'data-heading-level="onze" is not read; expected a whole number from 2 to 6',
    'Failed to fetch dynamically imported module: http://127.0.0.1:4173/dist/chunks/accordion-WFJGE6K7.js',
    'TypeError: Cannot read properties of null (reading "firstElementChild")',
    '{"multiple": true, "icon":',
    // Frames of Firefox and Safari.
    'render@https://site.example/dist/a.js:1:2\n@file:///tmp/b.js:3:4\nmodule code@http://127.0.0.1:4173/c.js:5:6',
  ])('keeps the rest: %s', (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });

  it.each([100, 2_000, 5_000])(
    'is %i characters long at most, however much longer the signs for what was cut are',
    (longest) => {
      const text = '7@a '.repeat(longest);
      expect(withoutSecrets(text, longest)).toHaveLength(longest);
    },
  );

  it('comes back the same when it is cut again, and is 2,000 characters at most', () => {
    const long = `${'a@'.repeat(300)} ${'?x='.repeat(300)} ${'1 '.repeat(300)} ${'token='.repeat(5_000)}`;
    const once = withoutSecrets(long);
    expect(once.length).toBeLessThanOrEqual(2_000);
    expect(withoutSecrets(once)).toBe(once);
  });
});
