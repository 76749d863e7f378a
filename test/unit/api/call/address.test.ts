import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, secureOrigin } from '../../../../src/api/call/address.ts';
import type { Call } from '../../../../src/vocab/calls.ts';
import { failureOf, pageOn } from '../page.ts';

const site = { origin: 'http://www.atelie.com.br', baseUrl: 'https://atelie.com.br', appDomain: 'plataforma.com' };

describe('a secure call', () => {
  it.each([
    ['goes to the site’s own domain over https', site, 'https://atelie.com.br'],
    ['goes there from a stranger’s host', { ...site, origin: 'https://copia.example' }, 'https://atelie.com.br'],
    [
      'goes over https where the address says http',
      { ...site, baseUrl: 'http://atelie.com.br/loja?x' },
      'https://atelie.com.br',
    ],
    ['keeps a port', { ...site, baseUrl: 'https://atelie.com.br:8443' }, 'https://atelie.com.br:8443'],
    ['stays on a platform host', { ...site, origin: 'https://atelie.plataforma.com' }, 'https://atelie.plataforma.com'],
    ['is not fooled by a look-alike', { ...site, origin: 'https://aplataforma.com' }, 'https://atelie.com.br'],
    ['takes the page’s host where there is no address', { ...site, baseUrl: '' }, 'https://www.atelie.com.br'],
    [
      'takes the page’s host where the address is none',
      { ...site, baseUrl: 'javascript:1' },
      'https://www.atelie.com.br',
    ],
    ['drops a user name', { ...site, baseUrl: 'https://a:b@atelie.com.br' }, 'https://atelie.com.br'],
    ['stays on a developer’s machine', { ...site, origin: 'http://127.0.0.1:4173' }, 'http://127.0.0.1:4173'],
    ['stays on a developer’s machine by name', { ...site, origin: 'http://localhost' }, 'http://localhost'],
  ])('%s [DATA-006]', (_, where, origin) => {
    expect(secureOrigin(where)).toBe(origin);
    expect(addressOf({ method: 'GET', path: '/api/x', secure: true }, where, null).href).toBe(`${origin}/api/x`);
  });

  it('takes credentials along, follows no redirect, and tells the other host no more than the origin [DATA-006]', async () => {
    const sent: Request[] = [];
    const page = pageOn('https://copia.example', {
      site: { ...site, origin: 'https://copia.example' },
      fetch: async (request) => {
        sent.push(request);
        return Response.json({});
      },
    });
    await page.request({ method: 'GET', path: '/api/x', secure: true });
    await page.request({ method: 'GET', path: '/api/x' });
    const [secure, own] = sent;
    expect(secure).toMatchObject({
      mode: 'cors',
      redirect: 'error',
      credentials: 'include',
      referrerPolicy: 'strict-origin',
    });
    expect(secure?.url).toBe('https://atelie.com.br/api/x?crumb=crumb-of-the-page');
    expect(own).toMatchObject({ mode: 'same-origin', redirect: 'follow', credentials: 'include' });
    expect(own?.url).toBe('https://copia.example/api/x?crumb=crumb-of-the-page');
  });

  it('fails with the text, never over http, where the secure host cannot be reached', async () => {
    const sent: string[] = [];
    const page = pageOn(site.origin, {
      site,
      fetch: async ({ url }) => {
        sent.push(url);
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await failureOf(page.request({ method: 'POST', path: '/api/x', secure: true }))).toMatchObject({
      kind: 'offline',
    });
    expect(sent.map((url) => new URL(url).origin)).toEqual(['https://atelie.com.br']);
    expect(page.told).toEqual([['system-error', 'Não foi possível conectar…']]);
  });
});

it('never leaves the site, whatever the path', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'/\\@:.?#%\t\n a', 'e', '2', 'F'), maxLength: 20 });
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string()), fc.boolean(), (path, secure) => {
      const call: Call = { method: 'GET', path: `/${path}`, secure };
      try {
        expect(addressOf(call, site, 'c').origin).toBe(secure ? 'https://atelie.com.br' : site.origin);
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
      }
    }),
    { numRuns: 5_000 },
  );
});
