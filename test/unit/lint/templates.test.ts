import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/lint/lint.ts';
import { said } from './said.ts';

const PAGES = join(dirname(fileURLToPath(import.meta.url)), 'templates');

/** Every mistake of every page, and nothing of what its template writes. */
const MISTAKES: Readonly<Record<string, readonly string[]>> = {
  'contato.php': ['12 VT192'],
  'duas-vias.liquid': ['6 VT103 data-dividers', '10 VT130 id'],
  'formulario-publicado': [
    '6 VT118',
    '10 VT198 script.sqs-form-block-context formFields[1].type → email',
    '11 VT198 script.sqs-form-block-context formFields[2]',
    '12 VT198 script.sqs-form-block-context formFields[3].id',
    '16 VT134',
    '17 VT134 data-block',
  ],
  'lista.hbs': ['9 VT102 data-paused-hover → data-paused-on-hover', '10 VT100 data-block → accordion'],
  'loja.ejs': ['16 VT130 id', '17 VT194'],
  'pagina.erb': ['14 VT176 → level 2', '14 VT174', '20 VT121 data-block-consent → analytics'],
  'perguntas.php': ['17 VT102 data-animation-sped → data-animation-speed', '19 VT100 data-block → marquee'],
  'publicado.liquid': [
    '2 VT102 data-is-expanded-frist-item → data-is-expanded-first-item',
    '14 VT114 data-marquee-items [1].text → text for texto',
    '14 VT110 data-animation-speed',
  ],
  'secao.liquid': ['5 VT102 data-icon-sid → data-icon-side', '17 VT110 data-animation-direction'],
  'tabela.jinja': ['8 VT133', '10 VT133', '15 VT192'],
};

describe('pages that a template of the site writes', () => {
  it('are all looked through', () => {
    const files = readdirSync(PAGES).filter((file) => file.endsWith('.html'));
    expect(files.map((file) => file.replace('.html', '')).sort()).toEqual(Object.keys(MISTAKES).sort());
  });

  it.each(Object.entries(MISTAKES))('%s: mistakes are told, and what the template writes is not', (page, mistakes) => {
    expect(said(readFileSync(join(PAGES, `${page}.html`), 'utf8'))).toEqual(mistakes);
  });
});

const item = '<details><summary>Frete?</summary><p>Sim.</p></details>';
const codes = (html: string): string[] => lint(html).map(({ code }) => code);

describe('a part that a template writes', () => {
  it.each([
    ['<?php foreach ($qs as $i => $q): ?><details><summary><?= $q->a ?></summary>b</details><?php endforeach ?>'],
    ['<? foreach ($qs as $q) { ?><details><summary><? echo $q ?></summary>b</details><? } ?>'],
    ['<% qs.each do |q| %><details><summary><%= q > 1 %></summary>b</details><% end %>'],
    ['{% for q in qs %}<details><summary>{{ q | t: ">" }}</summary>b</details>{% endfor %}'],
    ['{{ range .Qs }}<details{{ if .Open }} open{{ end }}><summary>{{ .Title }}</summary>b</details>{{ end }}'],
    ['<%-- <p><%= a %> --%><% for (Q q : qs) { %><details><summary><%= q %></summary>b</details><% } %>'],
    ['{{#each qs}}<details><summary>{{{q}}}</summary>b</details>{{/each}}'],
    ['{# <p> #}<details>{% include "item.html" %}</details>'],
    ['<h3>{{ q }}</h3>{{ a }}'],
  ])('is neither a question without words nor content beside the items: %s', (items) => {
    expect(codes(`<div data-block="accordion">${items}</div>`)).toEqual([]);
  });

  it.each(['<?php if ($x): ?>', '{{#if x}}', '{% if a > b %}', '<% if a > b %>'])(
    'may stand between the attributes of a block: %s',
    (condition) => {
      expect(codes(`<div data-block="accordion" ${condition}data-first-open data-icon="plus">${item}</div>`)).toEqual(
        [],
      );
      expect(codes(`<div data-block="accordion" ${condition}data-icon="sol">${item}</div>`)).toEqual(['VT110']);
    },
  );

  it('may be a name, a part of one, or a value without quotes, and leaves the other attributes alone', () => {
    const html = `<{{ tag }} data-block="marquee" {{ a }} {{ b }} data-{{ c }}="1" data-wave-frequency={{ d }} data-icon={{ e }} data-animation-speed="x">Sol</{{ tag }}>`;
    expect(said(html)).toEqual(['1 VT110 data-animation-speed']);
  });

  it('may stand right behind the name of an element', () => {
    const items = (open: string): string => `<div data-block="accordion"><details${open}><p>Sol</p></details></div>`;
    for (const open of ['<?= $i ? "" : " open" ?>', '{{ if .Open }} open{{ end }}', '{% if a %} open{% endif %}'])
      expect(said(items(open))).toEqual(['1 VT171']);
  });

  it('keeps every place where it is in the file', () => {
    const [finding] = lint(
      '<?php $a = "<div>";\n?>{{ b }}<p {% if c %}id="x"{% endif %}></p><div data-block="acordion">',
    );
    expect(finding).toMatchObject({ code: 'VT100', line: 2, column: 50 });
  });

  it('is no reason to be silent about what stands beside it', () => {
    expect(codes('{{ a }}<div data-block="accordion"><details><summary></summary>{{ b }}</details></div>')).toEqual([
      'VT173',
    ]);
    expect(codes('<form data-block="form" method="get" action="/form/{{ id }}"><input></form>')).toEqual([
      'VT194',
      'VT196',
      'VT191',
      'VT192',
    ]);
  });

  it('is taken for nothing in a script that only looks like it', () => {
    expect(codes('<script>a = "{{"</script><div data-block="acordion"></div><style>b{c{d:e}}</style>')).toEqual([
      'VT100',
    ]);
  });
});

describe('the ways of a condition', () => {
  const WAYS: readonly (readonly [string, string, string])[] = [
    ['{% if x %}', '{% else %}', '{% endif %}'],
    ['{% unless x %}', '{%- elsif y -%}', '{% endunless %}'],
    ['{% case x %}{% when 1 %}', '{% when 2 %}', '{% endcase %}'],
    ['{{#if x}}', '{{else}}', '{{/if}}'],
    ['{{#x}}', '{{^}}', '{{/x}}'],
    ['<?php if ($x): ?>', '<?php elseif ($y): ?>', '<?php endif ?>'],
    ['<?php if ($x) { ?>', '<?php } else { ?>', '<?php } ?>'],
    ['<% if x %>', '<% else %>', '<% end %>'],
    ['<% if (x) { %>', '<% } else { %>', '<% } %>'],
    ['{{ if .X }}', '{{- else if .Y -}}', '{{ end }}'],
  ];

  it.each(WAYS)('are never on a page together: %s … %s', (condition, otherwise, end) => {
    const ways = (one: string, other: string): string => `${condition}${one}${otherwise}${other}${end}`;
    expect(codes(ways('<p id="a"></p>', '<p id="a"></p>'))).toEqual([]);
    expect(codes(ways('<div data-block="dialog"></div>', '<div data-block="dialog"></div>'))).toEqual([]);
    expect(
      codes(
        `<main>${ways('<div data-block="marquee">Sol', '<div data-block="marquee" data-wave-frequency="1">Mar')}</div></main>`,
      ),
    ).toEqual([]);
    expect(codes(`<div data-block="accordion" ${ways('data-icon="plus"', 'data-icon="none"')}>${item}</div>`)).toEqual(
      [],
    );
    expect(codes(`<div data-block="accordion">${ways(item, '<p>Nada</p>')}</div>`)).toEqual([]);
  });

  it.each(WAYS)('are each on the page with what is around them: %s … %s', (condition, otherwise, end) => {
    expect(codes(`<p id="a"></p>${condition}${otherwise}<p id="a"></p>${end}`)).toEqual(['VT130']);
    expect(codes(`${condition}<p id="a"></p><p id="a"></p>${otherwise}${end}`)).toEqual(['VT130']);
    expect(codes(`${condition}<p id="a"></p>${otherwise}${end}<div data-block="acordion"></div>`)).toEqual(['VT100']);
  });

  it('says which way was not read, where asked', () => {
    const skips: string[] = [];
    const html = '{% if a %}<div class="a">{% else %}<div class="b">{% endif %}<p>Sol</p></div>';
    lint(html, { onSkip: ({ column, what }) => skips.push(`${column} ${what}`) });
    expect(skips).toEqual(['36 another way of a condition']);
  });
});
