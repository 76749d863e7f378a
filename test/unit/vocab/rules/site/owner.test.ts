// Who is led to the configuration area, what Esc does, and where signing out leads: every combination of what decides it.
import { describe, expect, it } from 'vitest';
import { ownerKeyAction } from '../../../../../src/vocab/rules/site/owner-key.ts';
import { type OwnerVisit, redirectsOwner } from '../../../../../src/vocab/rules/site/owner-redirect.ts';
import { signInAddress } from '../../../../../src/vocab/rules/site/sign-in-address.ts';
import { signedOutAddress } from '../../../../../src/vocab/rules/site/signed-out-address.ts';

const VISIT: OwnerVisit = {
  account: true,
  viewerOnly: false,
  isTop: true,
  hostname: 'www.atelie.com.br',
  developerMode: false,
  cloneable: false,
  noRedirect: false,
};
/** Every combination of flags with these names. */
const combinations = (names: readonly string[]): Record<string, boolean>[] =>
  Array.from({ length: 2 ** names.length }, (_, bits) =>
    Object.fromEntries(names.map((name, at) => [name, Boolean(bits & (1 << at))])),
  );

describe('the redirect', () => {
  it('is that of an account in the top window without any exception, of all combinations [OWNER-012]', () => {
    const names = ['account', 'viewerOnly', 'isTop', 'developerMode', 'cloneable', 'noRedirect'];
    const led = combinations(names).filter((flags) => redirectsOwner({ ...VISIT, ...flags }));
    expect(led).toEqual([
      { account: true, viewerOnly: false, isTop: true, developerMode: false, cloneable: false, noRedirect: false },
    ]);
  });

  it.each([
    ['localhost', false],
    ['LOCALHOST', false],
    ['loja.localhost', false],
    ['a.b.localhost', false],
    ['127.0.0.1', false],
    ['[::1]', false],
    ['localhost.exemplo', true],
    ['mylocalhost', true],
    ['127.0.0.10', true],
    ['127.0.0.1.exemplo', true],
    ['10.0.0.1', true],
  ])('on %s: %s [OWNER-005]', (hostname, led) => {
    expect(redirectsOwner({ ...VISIT, hostname })).toBe(led);
  });
});

describe('the keys', () => {
  it('do what the table says, in all combinations [OWNER-021]', () => {
    const names = ['shift', 'inEditorFrame', 'account', 'viewerOnly', 'useEscapeKeyToLogin', 'cloneable'] as const;
    for (const flags of combinations(names)) {
      const { shift, inEditorFrame, account, viewerOnly, useEscapeKeyToLogin, cloneable } = flags;
      const expected = shift
        ? account && 'sign-out'
        : inEditorFrame
          ? 'tell-editor'
          : account
            ? !viewerOnly && 'configure'
            : useEscapeKeyToLogin && (cloneable ? 'sign-up' : 'configure');
      expect(ownerKeyAction(flags as unknown as Parameters<typeof ownerKeyAction>[0]), JSON.stringify(flags)).toBe(
        expected || null,
      );
    }
  });
});

describe('after signing out', () => {
  it.each([
    ['https://a.exemplo/loja/vaso?x=1#f', 'https://a.exemplo', false, 'https://a.exemplo/?logout=true'],
    ['https://a.exemplo/loja/vaso', 'https://a.exemplo/loja/', false, 'https://a.exemplo/loja/?logout=true'],
    ['https://a.exemplo/loja/vaso', 'https://mau.exemplo/loja/', false, 'https://a.exemplo/?logout=true'],
    ['https://a.exemplo/vaso', 'javascript:alert(1)', false, 'https://a.exemplo/?logout=true'],
    ['https://a.exemplo/vaso?x=1#f', 'https://a.exemplo', true, 'https://a.exemplo/vaso?x=1&logout=true'],
    ['https://a.exemplo//mau.exemplo', '', true, 'https://a.exemplo//mau.exemplo?logout=true'],
  ])('%s of %s leads on, in the panel %s, to %s [NAV-311, NAV-312]', (page, base, inPanel, address) => {
    expect(signedOutAddress(new URL(page), base, inPanel)).toBe(address);
  });

  it('no text of the context and no path leads off the site or the platform', () => {
    const hosts = ['mau.exemplo', 'u:p@mau.exemplo', 'mau.exemplo:8443', '%6dau.exemplo', 'mau。exemplo'];
    const before = ['', '//', 'https://', 'javascript:', '\\\\', '/', '\t', '@', '#', '?', 'a.', '.'];
    const after = ['', '/', '#', '?', '\\', '/config'];
    const texts = before.flatMap((one) => hosts.flatMap((host) => after.map((end) => one + host + end)));
    expect(texts.length).toBeGreaterThan(325);
    const page = new URL('https://www.atelie.exemplo/vaso');
    for (const text of texts) {
      const addresses = [
        signInAddress({ identifier: text, baseUrl: text, appDomain: 'plataforma.exemplo' }, page),
        signInAddress({ identifier: 'serra', baseUrl: text, appDomain: 'plataforma.exemplo' }, page),
        signInAddress(
          { identifier: 'serra', baseUrl: '', appDomain: 'plataforma.exemplo' },
          new URL(`https://www.atelie.exemplo/${encodeURI(text)}`),
        ),
        signedOutAddress(page, text, false),
        signedOutAddress(page, text, true),
      ];
      for (const address of addresses)
        expect(new URL(address).host, text).toMatch(/^(www\.atelie\.exemplo|[a-z0-9-]+\.plataforma\.exemplo)$/);
    }
  });
});
