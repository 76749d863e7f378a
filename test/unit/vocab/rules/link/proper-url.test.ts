import { expect, it } from 'vitest';
import { isProperUrl } from '../../../../../src/vocab/catalogue/rules/link/proper-url.ts';

it.each([
  'exemplo.com',
  'exemplo.com.br',
  'a.co',
  'www.ação.com',
  'xn--ao-xja8d.com',
  'http://exemplo.com',
  'HTTPS://EXEMPLO.COM/caminho?x=1#y',
  'ftp://exemplo.org',
  '//exemplo.net',
  'exemplo.com:8080/x',
  'exemplo.com?a=b.info',
  'exemplo.com#a',
  ' exemplo.com ',
])('%j is a proper URL: a host with a top-level domain of 2 or 3 letters [LINK-617]', (text) => {
  expect(isProperUrl(text)).toBe(true);
});

it.each([
  '',
  'exemplo',
  'localhost',
  'http://localhost:3000',
  'exemplo.c',
  'exemplo.info',
  'exemplo.store',
  'exemplo.c0m',
  'exemplo.çom',
  '127.0.0.1',
  'exemplo.123',
  '.com',
  'exemplo.',
  'exemplo.com.',
  'exemplo..com',
  '-exemplo.com',
  'exem plo.com',
  'exem_plo.com',
  'exemplo.com:',
  'exemplo.com:porta',
  'exemplo.com:1:2',
  'ana@exemplo.com',
  'ana:senha@exemplo.com',
  'mailto:exemplo.com',
  'javascript://exemplo.com',
  'http:exemplo.com',
  'http://',
  '/exemplo.com',
  '#exemplo.com',
  '[::1].com',
])('%j is none [LINK-617]', (text) => {
  expect(isProperUrl(text)).toBe(false);
});

it('asks for a host that can be: 253 characters', () => {
  const host = (length: number): string => `${'a.'.repeat((length - 3) / 2)}co`.padStart(length, 'a');
  expect(host(253)).toHaveLength(253);
  expect(isProperUrl(host(253))).toBe(true);
  expect(isProperUrl(`${host(253)}:443/`)).toBe(true);
  expect(isProperUrl(`a${host(253)}`)).toBe(false);
});
