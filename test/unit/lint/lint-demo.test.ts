import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../demo/pages/template.mjs';
import { readVariants } from '../../../demo/pages/variants.mjs';
import { lint } from '../../../src/lint/lint.ts';
import { blockNames, exampleOf } from '../../declarations.ts';
import { sourceFiles } from '../../rules/source-files.ts';
import { documentSnippets } from '../../snippets.ts';
import { PAGES, render } from '../demo/site/site-pages.ts';

const SCENES = 'demo/scenes';

/** Scenes that are wrong on purpose, and the rules they break. */
const WRONG_ON_PURPOSE: Readonly<Record<string, readonly string[]>> = {
  'aninhados.html': ['VT130'],
  // A frame with a purpose that there is not.
  'conteudo-que-espera.html': ['VT124'],
  'dados-quebrados.html': ['VT100', 'VT110', 'VT111', 'VT112', 'VT116', 'VT119', 'VT170'],
  'duas-tags.html': ['VT151'],
  // Without the tag, and its accordion is right below the page's title.
  'sem-script.html': ['VT150'],
  'texto-longo.html': ['VT114', 'VT170', 'VT171', 'VT175', 'VT181'],
};

/** Variants that are wrong on purpose: what becomes of a gallery without slides. */
const WRONG_VARIANTS: Readonly<Record<string, RegExp>> = {
  '<div data-block="gallery" data-design="grid"></div>': /^1 VT183 gallery: it has nothing to show/,
};

const said = (html: string): string[] => lint(html).map(({ line, code, message }) => `${line} ${code} ${message}`);
const codes = (html: string): string[] => [...new Set(lint(html).map(({ code }) => code))].sort();

describe('the linter finds nothing wrong', () => {
  it.each([...PAGES, '/atelie/nada'])('on the page %s of the demo site', (address) => {
    expect(said(render(address)?.html ?? 'no page')).toEqual([]);
  });

  it.each(blockNames)('in the example and the variants of %s', async (name) => {
    expect(said(exampleOf(name))).toEqual([]);
    for (const { html } of await readVariants(name, exampleOf(name)))
      expect(said(html).filter((line) => !WRONG_VARIANTS[html.trim()]?.test(line))).toEqual([]);
  });

  it('in the snippets of the README and of docs/', () => {
    // The markup of the platform is quoted in parts there.
    const snippets = documentSnippets().filter(({ place }) => !place.includes('published-markup.md'));
    expect(snippets.length).toBeGreaterThan(70);
    expect(snippets.flatMap(({ place, html }) => said(html).map((line) => `${place}: ${line}`))).toEqual([]);
  });

  it('in the recipes', () => {
    const recipes = sourceFiles(['docs/recipes'], /\.(html|jinja|twig|php|njk|erb|liquid)$/);
    expect(recipes.length).toBe(20);
    expect(recipes.flatMap(({ path, text }) => said(text).map((line) => `${path}: ${line}`))).toEqual([]);
  });
});

describe('the scenes of the demo', () => {
  const files = readdirSync(SCENES).filter((file) => file.endsWith('.html'));

  it.each(files)('%s breaks the rules it means to, and no other', (file) => {
    const html = fill(readFileSync(join(SCENES, file), 'utf8'), {
      nonce: 'bm9uY2U',
      query: new URLSearchParams('n=20'),
    });
    expect(codes(html)).toEqual(WRONG_ON_PURPOSE[file] ?? []);
  });
});
