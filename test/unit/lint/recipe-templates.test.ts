// The recipes for templates that a library of npm renders: what they make of sample data is the markup of a block, escaped, and the linter finds nothing in it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Liquid } from 'liquidjs';
import { createSynchronousArrayLoader, createSynchronousEnvironment } from 'twing';
import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/lint/lint.ts';

interface Nunjucks {
  Environment: new (
    loader: null,
    options: { autoescape: boolean },
  ) => { renderString(text: string, data: object): string };
}
/** It has no types of its own, which an import would ask for. */
const require = createRequire(import.meta.url);
const nunjucks: Nunjucks = require('nunjucks');

const recipe = (name: string): string => readFileSync(`docs/recipes/${name}`, 'utf8');

// As Symfony, Craft and Eleventy set their engines up for HTML: what is printed is escaped. Craft and Symfony refuse a variable that is not there while a site is developed.
const twig = (name: string, data: Record<string, unknown>): string =>
  createSynchronousEnvironment(createSynchronousArrayLoader({ [name]: recipe(name) }), {
    autoEscapingStrategy: 'html',
  }).render(name, data, { strict: true });
const nunjucksOf = (text: string, data: object, autoescape: boolean): string =>
  new nunjucks.Environment(null, { autoescape }).renderString(text, data);
const liquid = (name: string, data: object): string => new Liquid().parseAndRenderSync(recipe(name), data);

/** The markup without the space between elements, which templates leave. */
const packed = (html: string): string => html.replace(/>\s+/g, '>').replace(/\s+</g, '<').trim();

interface Case {
  readonly name: string;
  readonly made: () => string;
  /** The whole of what is made, or the block in a page. */
  readonly expected: string;
}

const form = (email: string, message: string, token: string): string =>
  `<div data-block="form" data-form-id="contato"><form method="post" action="/contato"><input type="hidden" name="_token" value="${token}"><p><label>E-mail<input type="email" name="email" value="${email}" autocomplete="email" required></label></p><p><label>Mensagem<textarea name="mensagem" rows="5" required>${message}</textarea></label></p><p><button type="submit">Enviar</button></p></form></div>`;

const eleventy = (): string => {
  const [, front = '', page = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(recipe('eleventy.njk')) ?? [];
  const pairs = [...front.matchAll(/- pergunta: (.*)\n\s+resposta: (.*)/g)];
  return nunjucksOf(
    page,
    {
      title: /^title: (.*)$/m.exec(front)?.[1],
      perguntas: pairs.map(([, pergunta, resposta]) => ({ pergunta, resposta })),
    },
    true,
  );
};

const CASES: readonly Case[] = [
  {
    name: 'Liquid, questions',
    made: () =>
      liquid('liquid.liquid', { faq: { items: [{ question: 'Azul & <verde>?', answer: 'Sim.\n<img src=x>' }] } }),
    expected:
      '<section aria-labelledby="perguntas"><h2 id="perguntas">Perguntas</h2><div data-block="accordion" data-first-open><details><summary>Azul &amp; &lt;verde&gt;?</summary><div>Sim.<br />&lt;img src=x&gt;</div></details></div></section>',
  },
  { name: 'Liquid, no questions', made: () => liquid('liquid.liquid', {}), expected: '' },
  // Flask escapes what is printed only in files whose name ends in .html, .htm, .xml, .xhtml or .svg; Jinja itself does not.
  ...[true, false].map((autoescape) => ({
    name: `Jinja, a gallery, where the engine ${autoescape ? 'escapes' : 'does not escape'}`,
    made: () =>
      nunjucksOf(
        recipe('jinja.html.jinja'),
        {
          pictures: [
            {
              src: '/bule.jpg',
              width: 1500,
              height: 1000,
              alt: 'Bule "Canastra"',
              caption: 'Da <b>primeira</b> fornada.',
            },
            { src: '/vaso.jpg', width: 800, height: 1000, alt: 'Vaso' },
          ],
        },
        autoescape,
      ),
    expected:
      '<h2>Galeria</h2><div data-block="gallery" data-design="autorows" data-lightbox><figure><a href="/bule.jpg"><img src="/bule.jpg" width="1500" height="1000" alt="Bule &quot;Canastra&quot;" loading="lazy"></a><figcaption>Da &lt;b&gt;primeira&lt;/b&gt; fornada.</figcaption></figure><figure><a href="/vaso.jpg"><img src="/vaso.jpg" width="800" height="1000" alt="Vaso" loading="lazy"></a></figure></div>',
  })),
  {
    name: 'Eleventy, a page',
    made: eleventy,
    expected:
      '<div data-block="accordion" data-first-open><details><summary>Quanto tempo leva uma encomenda?</summary><p>De quatro a seis semanas.</p></details><details><summary>A louça vai ao forno?</summary><p>Sim.</p></details></div>',
  },
  {
    name: 'Twig, a form',
    made: () => twig('twig.html.twig', { action: '/contato', csrf: 'a1' }),
    expected: `<h2>Contato</h2>${form('', '', 'a1')}`,
  },
  {
    name: 'Twig, a form that the server refused',
    made: () =>
      twig('twig.html.twig', {
        action: '/contato',
        csrf: 'a1',
        old: { email: 'ana"@exemplo', mensagem: '<b>Oi</b>' },
        errors: new Map([['email', 'Confira o e-mail.']]),
      }),
    expected: `<h2>Contato</h2><p role="alert" id="erro-email">Confira o e-mail.</p>${form('ana&quot;@exemplo', '&lt;b&gt;Oi&lt;/b&gt;', 'a1')}`,
  },
];

describe('a recipe of a template', () => {
  it.each(CASES)('makes the markup of its block: $name', ({ made, expected }) => {
    const html = made();
    expect(lint(html)).toEqual([]);
    if (/^<!doctype/i.test(html.trim())) expect(packed(html)).toContain(`<h1>Perguntas</h1>${expected}</body>`);
    else expect(packed(html)).toBe(expected);
  });
});
