import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dataWithoutSecrets } from '../../../../../src/vocab/rules/text/data-without-secrets.ts';

it.each([
  [{ texto: 'de ana@exemplo.com' }, { texto: 'de [e-mail]' }],
  [{ lista: [{ url: '/x?q=ana' }] }, { lista: [{ url: '/x?q=…' }] }],
  [
    { crumb: 'abc', xsrfToken: 'abc', senha: 'barro', cpf: 52998224725, phone: '9' },
    { crumb: '…', xsrfToken: '…', senha: '…', cpf: '…', phone: '…' },
  ],
  [{ tokens: ['a', 'b'] }, { tokens: ['…', '…'] }],
  [
    { token: { value: 1 }, hasPhone: true },
    { token: { value: 1 }, hasPhone: true },
  ],
  [
    { websiteId: '60ee0123456789abcdef0123', object_identifier: 'a1b2c3d4e5f6a7b8c9d0' },
    { websiteId: '60ee0123456789abcdef0123', object_identifier: 'a1b2c3d4e5f6a7b8c9d0' },
  ],
  // No id, whatever it is called.
  [{ visitor_id: 'ana@exemplo.com' }, { visitor_id: '[e-mail]' }],
  [{ texto: '60ee0123456789abcdef0123' }, { texto: '[token]' }],
  [{ userAgent: 'Chrome/156.0.8078.79' }, { userAgent: 'Chrome/156.0.8078.79' }],
  [1_700_000_000_000, 1_700_000_000_000],
  [null, null],
  ['loja', 'loja'],
])('makes of %j %j', (data, left) => {
  expect(dataWithoutSecrets(data)).toEqual(left);
});

it('comes back the same when it is cleaned again, in the same shape', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      const once = dataWithoutSecrets(data);
      expect(dataWithoutSecrets(once)).toEqual(once);
    }),
  );
});
