import { expect, it } from 'vitest';
import { signInAddress } from '../../../../../src/vocab/rules/site/sign-in-address.ts';

const page = new URL('https://atelie.com.br/loja/vaso?cor=azul&x=1#foto');
const frame = '/config/?frameUrl=%2Floja%2Fvaso%3Fcor%3Dazul%26x%3D1';
const site = { identifier: 'atelie-serra', baseUrl: 'https://atelie.com.br', appDomain: 'plataforma.com' };

it.each([
  ['the platform subdomain', site, `https://atelie-serra.plataforma.com${frame}`],
  [
    'the one of the base address',
    { ...site, identifier: '', baseUrl: 'https://a.plataforma.com' },
    `https://a.plataforma.com${frame}`,
  ],
  ['the page’s origin where there is none', { ...site, identifier: '' }, `https://atelie.com.br${frame}`],
  [
    'the page’s origin where nothing is said',
    { identifier: '', baseUrl: '', appDomain: '' },
    `https://atelie.com.br${frame}`,
  ],
  [
    'the page’s origin for an identifier that is none',
    { ...site, identifier: 'evil.example/' },
    `https://atelie.com.br${frame}`,
  ],
  [
    'the page’s origin for a domain that is none',
    { ...site, appDomain: 'evil.example#' },
    `https://atelie.com.br${frame}`,
  ],
])('leads to %s, and back to this page', (_, where, address) => {
  expect(signInAddress(where, page)).toBe(address);
});
