// The site of the documents, made in memory: every page, every link, and what the search finds.
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import MiniSearch from 'minisearch';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSite } from '../../../build/site/make-site.mjs';
import { renderMarkdown } from '../../../build/site/render-markdown.mjs';
import { find, SEARCH_OPTIONS } from '../../../build/site/search-options.mjs';

let site: Awaited<ReturnType<typeof makeSite>>;

beforeAll(async () => {
  site = await makeSite();
});

/** What the command writes beside the pages. */
const ASSET = /^assets\/(favicon\.svg|(site|start|live|search-index)\.(js|css))$/;
/** Addresses that only the demo's server has; their links are hidden elsewhere. */
const OF_DEMO = /^\/(blocks\/[\w-]+|atelie\/|experimentar\/)?$/;

const attribute = (name: string): RegExp => new RegExp(`\\s${name}="([^"]*)"`, 'g');
const valuesOf = (html: string, name: string): string[] =>
  [...html.matchAll(attribute(name))].map(([, value = '']) => value);
const plain = (html: string): string =>
  html.replace(/<pre[\s\S]*?<\/pre>|<div class="stage"[\s\S]*?<div data-block="code"/g, '');

/** The links and files of a page that lead nowhere. */
function deadLinks(address: string, html: string): string[] {
  const shown = plain(html);
  return [...valuesOf(shown, 'href'), ...valuesOf(shown, 'src'), ...valuesOf(shown, 'data-index')]
    .filter((link) => !/^(https?|mailto):/.test(link) && !OF_DEMO.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.replaceAll('&amp;', '&').split('#');
      const target = path === '' ? address : posix.join(posix.dirname(address), path);
      if (ASSET.test(target)) return false;
      if (target.startsWith('files/')) return !site.files.has(target.slice(6)) || !existsSync(target.slice(6));
      const page = site.written.get(target);
      return page === undefined || (anchor !== undefined && !valuesOf(page, 'id').includes(anchor));
    })
    .map((link) => `${address}: ${link}`);
}

const documents = () => [...site.written].filter(([address]) => !address.startsWith('live/'));
const count = (html: string, part: RegExp): number => [...html.matchAll(part)].length;

describe('the site of the documents', () => {
  it('has a page for every document, and links that lead to a page, a heading or a file', () => {
    expect(site.pages.length).toBeGreaterThan(150);
    expect(documents().flatMap(([address, html]) => deadLinks(address, html))).toEqual([]);
  });

  it('would tell of a link, an anchor and a file that lead nowhere', async () => {
    const html =
      '<a href="no.html"></a> <a href="../index.html#no"></a> <a href="#no"></a> <img src="../files/no.webp">';
    expect(deadLinks('start/install.html', html)).toHaveLength(4);
    const follow = (): never => {
      throw new Error('nowhere');
    };
    expect(() => renderMarkdown('[a](no.md)', follow, 'file')).toThrow('nowhere');
  });

  it('has on every page one title, its language, a description, the contents and a way past them', () => {
    for (const [address, html] of documents()) {
      const shown = plain(html);
      expect.soft(count(shown, /<h1\b/g), address).toBe(1);
      expect.soft(html, address).toMatch(/<html lang="(en|pt-BR)">/);
      expect.soft(html, address).toMatch(/<title>[^<]*\S[^<]*Vitrine|<title>Vitrine[^<]*</);
      expect.soft(html, address).toMatch(/<meta name="description" content="[^"]{10,}/);
      expect.soft(count(html, /<details( open)?><summary>/g), address).toBeGreaterThanOrEqual(8);
      expect.soft(html, address).toContain('<a class="skip" href="#site-content">');
      const ids = valuesOf(shown, 'id');
      expect
        .soft(
          ids.filter((id, at) => ids.indexOf(id) !== at),
          address,
        )
        .toEqual([]);
    }
  });

  it('lists every document once in the contents, where the page is marked', () => {
    const unlisted = ['documents.html', 'index.html', 'index.pt-BR.html'];
    for (const { address } of site.pages) {
      const html = site.written.get(address) ?? '';
      const marked = count(html, /aria-current="page"/g);
      expect.soft(marked, address).toBe(unlisted.includes(address) ? 0 : 1);
    }
  });

  it('links documents of two languages to each other', () => {
    const pairs: [string, string][] = [
      ['index.html', 'index.pt-BR.html'],
      ['help/qa.html', 'help/qa.pt-BR.html'],
      ['server/contract.html', 'server/contract.pt-BR.html'],
      ['server/example/index.html', 'server/example/index.pt-BR.html'],
      ['reference/blocks/gallery.html', 'reference/blocks/gallery.pt-BR.html'],
    ];
    for (const [english, portuguese] of pairs) {
      const name = posix.basename(portuguese);
      expect.soft(site.written.get(english), english).toContain(`href="${name}" lang="pt-BR" hreflang="pt-BR"`);
      expect.soft(site.written.get(portuguese)).toContain(`href="${posix.basename(english)}" lang="en" hreflang="en"`);
      expect.soft(site.written.get(portuguese)).toContain('<html lang="pt-BR">');
    }
  });

  it('tells files apart from pages, and shows recipes as pages', () => {
    const [requirements] =
      /<a href="[^"]*requirements\.tsv"[^>]*>.*?<\/a>/.exec(site.written.get('documents.html') ?? '') ?? [];
    expect(requirements).toContain('class="file"');
    expect(requirements).toContain('<span class="kind">file</span>');
    const recipe = site.written.get('recipes/contact-form-html.html') ?? '';
    expect(recipe).toContain('<h1>A contact form that your server answers</h1>');
    expect(recipe).toContain('href="../files/docs/recipes/contact-form.html" class="file" download');
  });

  it('has a live example of blocks that need no server, and of no others', () => {
    expect(site.written.get('reference/blocks/gallery.html')).toContain('src="../../live/gallery.html"');
    expect(site.written.get('live/gallery.html')).toContain('src="imagens/limoes.jpg"');
    expect(site.written.get('reference/blocks/cart-page.html')).not.toContain('<iframe');
    expect(site.written.has('live/popup.html')).toBe(false);
  });
});

const SEARCHES: readonly (readonly [lang: 'en' | 'pt-BR', typed: string, page: string])[] = [
  ['en', 'install', 'start/install.html'],
  ['en', 'cookie banner', 'reference/blocks/cookie-banner.html'],
  ['en', 'dark theme', 'recipes/dark-theme-html.html'],
  ['en', 'VT002', 'help/troubleshooting.html#vt002-the-script-loads-and-nothing-happens'],
  ['en', 'cart without a server', 'recipes/cart-by-message-js.html'],
  ['en', 'layout shift', 'guides/speed.html#avoid-layout-shift'],
  ['en', 'csp', 'guides/security.html#content-security-policy'],
  ['en', 'data-block-consent', 'guides/markup.html#wait-for-consent'],
  ['en', 'htmx', 'recipes/htmx-html.html'],
  ['en', 'slideshow', 'reference/blocks/gallery.html#fields'],
  ['en', 'price format', 'guides/languages.html#prices-numbers-and-dates'],
  ['en', '--vitrine-accent', 'reference/tokens.html'],
  ['en', 'galery', 'reference/blocks/gallery.html'],
  ['en', 'upgrad', 'help/upgrade.html'],
  ['en', 'como relatar', 'help/qa.pt-BR.html#como-relatar'],
  ['pt-BR', 'galeria', 'reference/blocks/gallery.pt-BR.html'],
  ['pt-BR', 'formulario', 'reference/blocks/form.pt-BR.html'],
  ['pt-BR', 'carrinho', 'reference/blocks/cart-page.pt-BR.html'],
  ['pt-BR', 'aviso de cookies', 'reference/blocks/cookie-banner.pt-BR.html'],
  ['pt-BR', 'Calendário', 'reference/blocks/calendar.pt-BR.html'],
  ['pt-BR', 'sanfona', 'reference/blocks/accordion.pt-BR.html'],
  ['pt-BR', 'como relatar um erro', 'help/qa.pt-BR.html#como-relatar'],
  ['pt-BR', 'troubleshooting', 'help/troubleshooting.html'],
];

describe('the search of the documents', () => {
  it('finds what people type in both languages, among the first five', () => {
    const index = MiniSearch.loadJSON(site.index, SEARCH_OPTIONS);
    for (const [lang, typed, page] of SEARCHES) {
      const first = find(index, typed, lang).slice(0, 5);
      expect
        .soft(
          first.map(({ id }) => id),
          `${lang}: ${typed}`,
        )
        .toContain(page);
    }
    expect(find(index, 'xyzzyplugh', 'en')).toEqual([]);
    expect(find(index, '', 'en')).toEqual([]);
  });
});
