// @vitest-environment happy-dom
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentOf, NONCE, PAGES, render, UNLISTED } from './site-pages.ts';

/** Pages of words and forms alone; the pictures of the cart come with its items. */
const WITHOUT_PICTURES = ['/atelie/privacidade', '/atelie/carrinho'];

const all = (page: Document, selector: string): Element[] => [...page.querySelectorAll(selector)];
const attributes = (page: Document, selector: string, name: string): string[] =>
  all(page, selector).map((element) => element.getAttribute(name) ?? '');

describe.each(PAGES)('the page %s', (address) => {
  const page = documentOf(address);

  it('is there, in Portuguese, with one main heading and a description', () => {
    expect(render(address)?.status).toBe(200);
    expect(page.documentElement.lang).toBe('pt-BR');
    expect(all(page, 'h1')).toHaveLength(1);
    expect(all(page, 'main')).toHaveLength(1);
    expect(page.title).toMatch(/Ateliê Serra/);
    const [description = ''] = attributes(page, 'meta[name="description"]', 'content');
    expect(description.length).toBeGreaterThan(10);
    expect(description.length).toBeLessThan(170);
  });

  it('gives every heading the level below the one it stands under', () => {
    const levels = all(page, 'main h1,main h2,main h3,main h4').map((heading) => Number(heading.localName[1]));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  });

  it('uses no id twice, and points at none that is not there', () => {
    const ids = attributes(page, '[id]', 'id');
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const pointed = ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget'].flatMap((name) =>
      attributes(page, `[${name}]`, name).flatMap((value) => value.split(' ')),
    );
    expect(pointed.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('tells every picture’s words, size and sources, and has the file', () => {
    const pictures = all(page, 'img');
    expect(pictures.length).toBeGreaterThan(WITHOUT_PICTURES.includes(address) ? -1 : 0);
    for (const picture of pictures) {
      for (const name of ['alt', 'width', 'height', 'srcset', 'sizes']) expect(picture.hasAttribute(name)).toBe(true);
      const [, name] = /^\/imagens\/([a-z-]+)\.jpg/.exec(picture.getAttribute('src') ?? '') ?? [];
      expect(existsSync(`demo/pictures/${name}.jpg`), `${name}`).toBe(true);
    }
  });

  it('has nothing in it that the content security policy would refuse', () => {
    expect(all(page, '[style],style,base,iframe,object')).toEqual([]);
    const handlers = all(page, '*').flatMap((element) =>
      element.getAttributeNames().filter((name) => /^on/.test(name)),
    );
    expect(handlers).toEqual([]);
    expect(new Set(attributes(page, 'script', 'nonce'))).toEqual(new Set([NONCE]));
    expect(attributes(page, 'script[src]', 'src')).toEqual(['/dist/vitrine.js']);
    expect(all(page, 'a[href^="javascript:"]')).toEqual([]);
  });

  it('links only to what is there', () => {
    const links = attributes(page, 'a[href]', 'href').filter((href) => /^[/#]/.test(href));
    expect(links.length).toBeGreaterThan(10);
    for (const href of new Set(links)) {
      // Pictures, and what stands for other sites, are files of the server.
      if (/^\/(imagens|de-fora)\//.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://localhost${address}`);
      expect(render(pathname)?.status, href).toBe(200);
      if (hash) expect(documentOf(pathname).getElementById(hash.slice(1)), href).not.toBeNull();
    }
  });

  it('carries data that can be read', () => {
    const [context, ...facts] = all(page, 'script[type$="json"]:not([data-block-json])').map((script) =>
      JSON.parse(script.textContent ?? ''),
    );
    expect(context.cookieSettings).toMatchObject({
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: true,
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerCtaVariant: 'BUTTON',
    });
    for (const fact of facts) expect(fact['@context']).toBe('https://schema.org');
    for (const data of attributes(page, '[data-block][data-block-json]', 'data-block-json')) {
      expect(typeof JSON.parse(data)).toBe('object');
    }
  });
});

describe('the site', () => {
  it('answers nothing outside its folder', () => {
    expect(render('/')).toBeNull();
    expect(render('/atelie')).toBeNull();
    expect(render('/ateliers/')).toBeNull();
  });

  it('says kindly that a page is not there, whatever was asked for', () => {
    for (const address of [
      '/atelie/nada',
      '/atelie/peca/nenhuma',
      '/atelie/diario/a-noite-do-forno/mais',
      '/atelie/peca/',
    ]) {
      const page = render(address);
      expect(page?.status).toBe(404);
      expect(page?.html).toContain('Esta página quebrou na queima');
      expect(page?.html).toContain('noindex');
    }
  });

  it('takes an address with a slash at its end for the same page', () => {
    expect(render('/atelie/colecao/')?.html).toBe(render('/atelie/colecao')?.html);
  });

  it('renders the same request the same way twice', () => {
    for (const address of PAGES) expect(render(address)?.html).toBe(render(address)?.html);
  });

  it('knows the page of every link by one address, and tells search engines', () => {
    const canonical = PAGES.map((address) =>
      documentOf(address).querySelector('link[rel="canonical"]')?.getAttribute('href'),
    );
    const known = canonical.filter((href) => href !== undefined);
    expect(new Set(known).size).toBe(known.length);
    expect(known).toHaveLength(PAGES.length - UNLISTED.length);
  });

  it('marks the section it is in, a piece below the collection', () => {
    const current = (address: string): (string | null | undefined)[] => {
      const link = documentOf(address).querySelector('nav [aria-current]');
      return [link?.textContent, link?.getAttribute('aria-current')];
    };
    expect(current('/atelie/diario')).toEqual(['Diário', 'page']);
    expect(current('/atelie/diario/a-noite-do-forno')).toEqual(['Diário', 'true']);
    expect(current('/atelie/peca/vaso-lua')).toEqual(['Coleção', 'true']);
  });
});
