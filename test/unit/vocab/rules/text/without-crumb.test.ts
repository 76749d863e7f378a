import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutCrumb } from '../../../../../src/vocab/rules/text/without-crumb.ts';
import { anyText } from '../any-text.ts';

it.each([
  ['/api/x?crumb=abc', '/api/x'],
  ['/api/x?a=1&crumb=abc&b=2', '/api/x?a=1&b=2'],
  ['https://atelie.com.br/api?Crumb=a%2Fb#topo', 'https://atelie.com.br/api#topo'],
  ['/x?%63rumb=abc', '/x'],
  ['/x?%2563rumb=abc', '/x'],
  ['/x?%252525252563rumb=abc', '/x'],
  [`/x?volta=${'%2525'.repeat(9)}&a=1`, `/x?volta=${'%2525'.repeat(9)}&a=1`],
  // Encoded more often than anybody has reason to.
  [`/x?volta=%${'25'.repeat(40)}63rumb%3Dabc&a=1`, '/x?a=1'],
  ['/x#crumb=abc&a=1', '/x#a=1'],
  ['/x?volta=%2Fy%3Fcrumb%3Dabc&a=1', '/x?a=1'],
  ['/x?cartToken=t&xsrfToken=t&password=p&email=a%40b.c&cpf=1', '/x'],
  ['https://ana:segredo@atelie.com.br/x', 'https://atelie.com.br/x'],
  ['/arquivo?ano=2026&pagina=2#vasos', '/arquivo?ano=2026&pagina=2#vasos'],
  ['/x?sem-valor', '/x?sem-valor'],
  // Longer than any address that somebody reads.
  [`/x?a=${'b'.repeat(8000)}&crumb=abc#c=1`, '/x#c=1'],
  ['texto que não é endereço', 'texto que não é endereço'],
  ['', ''],
])('makes of %s %s', (url, clean) => {
  expect(withoutCrumb(url)).toBe(clean);
});

it('leaves no crumb in any address', () => {
  const part = fc.array(fc.tuple(fc.string(), anyText)).map((pairs) => `${new URLSearchParams(pairs)}`);
  fc.assert(
    fc.property(fc.webPath({ size: 'small' }), part, part, fc.boolean(), (path, before, after, inHash) => {
      const url = `${path || '/'}${inHash ? '#' : '?'}${before}&crumb=QWERTYUIOP&${after}`;
      expect(withoutCrumb(url)).not.toContain('QWERTYUIOP');
    }),
  );
});
