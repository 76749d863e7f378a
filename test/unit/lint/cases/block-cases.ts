import type { Case } from './case.ts';
import { accordion, context, fields, form, item, list, marquee, published, withJson } from './markup.ts';

/** A form's own address. */
const own = ' method="post" action="/contato"';

/** What each block needs of its markup. */
export const blockCases = {
  VT170: {
    wrong: [
      accordion('', `<ul><li>${item}</li></ul>`),
      accordion('', `<div>${item}</div><div>${item}</div>`),
      accordion('', ''),
      '<div class="sqs-block sqs-block-accordion"></div>',
    ],
    right: [
      accordion(),
      accordion('', '{% for p in perguntas %}{{ p }}{% endfor %}'),
      list(published()),
      accordion('', `<div>${item}</div>`),
      accordion('', `<section><div><h3>Frete?</h3><p>Tem.</p><p>Grátis.</p></div></section>`),
      `<template>${accordion('', '<div></div>')}</template>`,
    ],
  },
  VT171: {
    wrong: [
      accordion('', '<details><p>Tem.</p></details>'),
      accordion('', '<h3>Frete?</h3>'),
      accordion('', '<h3>Frete?</h3> <!-- Tem. --><h3>Troca?</h3>Sim.'),
      list('<li class="accordion-item"></li>'),
    ],
    right: [
      accordion('', '<h3>Frete?</h3><p>Tem.</p>'),
      accordion('', '<h3>Frete?</h3><p>Tem.</p><p>Grátis.</p><h3>Troca?</h3><ul><li>Sim.</li></ul><p>Em 30 dias.</p>'),
      accordion('', '<h3>Frete?</h3>Tem, <em>grátis</em>.<h3>Troca?</h3>Sim.'),
    ],
  },
  VT172: { wrong: [accordion('', '<details><p>Tem.</p><summary>Frete?</summary></details>')], right: [accordion()] },
  VT173: {
    wrong: [accordion('', '<details><summary> </summary><p>Tem.</p></details>'), list(published(' '))],
    right: [
      accordion('', '<details><summary><img src="/a.svg" alt="Frete"></summary><p>Tem.</p></details>'),
      accordion('', '<details><summary>{{ pergunta }}</summary><p>Tem.</p></details>'),
    ],
  },
  VT174: {
    wrong: [
      accordion('', '<details><summary>Frete? <a href="/">Veja</a></summary><p>Tem.</p></details>'),
      list(published('Frete? <a href="/">?</a>')),
    ],
    right: [accordion('', '<details><summary>Frete? <em>Sim</em></summary><p><a href="/">Veja</a></p></details>')],
  },
  VT175: {
    wrong: [
      accordion('', `<p>Leia:</p>${item}`),
      accordion('', `Leia: ${item}`),
      accordion('', `<h3>Frete?</h3><p>Tem.</p>${item}Leia.`),
      accordion('', `<p>Leia:</p><div>${item}</div>`),
    ],
    right: [
      accordion('', `<!-- Leia -->${item} `),
      accordion('', '<h3>Frete?</h3><p>Tem.</p>Grátis.<hr><p>Sempre.</p>'),
    ],
  },
  VT176: {
    wrong: [
      `<h1>Envio</h1>${accordion(' data-heading-level="3"')}`,
      `<h2>Envio</h2>${accordion('', '<h3>A</h3><p>a</p><h4>B</h4><p>b</p>')}`,
    ],
    right: [
      `<h1>Envio</h1>${accordion(' data-block-json=\'{"heading-level": 2}\'')}`,
      `<h1>Envio</h1>${accordion(' data-heading-level="{{ nivel }}"')}`,
      `<h1>Envio</h1>${accordion()}`,
      `<h2>Envio</h2>${accordion()}`,
      accordion(),
      `<h2>Envio</h2>${accordion('', `<details><summary>A</summary>${accordion()}</details>`)}`,
      `<h1>Envio</h1>${accordion(' data-heading-level="2"')}`,
      `<h2>Envio</h2>${accordion('', `<details><summary>A</summary>${accordion(' data-heading-level="4"')}</details>`)}`,
    ],
  },
  VT180: {
    wrong: [marquee('', '<a href="/">Veja</a>'), marquee('', 'Sol <img src="/sol.png" alt="sol">')],
    right: [marquee('', '<a>Veja</a>'), marquee('', 'Sol <img src="/sol.png" alt="">')],
  },
  VT181: {
    wrong: [marquee('', ' '), '<div class="sqs-block sqs-block-marquee"></div>'],
    right: [marquee(' data-items=\'[{"text": "Sol"}]\'', ''), marquee('', '{{ avisos }}')],
  },
  VT190: {
    wrong: [
      `<div data-block="form" data-form-fields='[{"id": "nome", "type": "text"}]'></div>`,
      form(fields, own).replace('data-block', 'data-server="platform" data-block'),
      form(`<script type="application/json" data-block-json>{"server": "platform"}</script>${fields}`, own).replace(
        /(<form[^>]*>)(<script.*<\/script>)/,
        '$2$1',
      ),
      context('{"server": "platform"}') + form(fields, own),
      context('{"website": {"identifier": "atelie"}}') + form(fields, own),
      context('{"appDomain": "exemplo.com"}') + form(fields, own),
      `<script>Static.SQUARESPACE_CONTEXT = {"website": {"identifier": "atelie"}};</script>${form(fields, own)}`,
    ],
    right: [
      form(),
      form(fields, own),
      form(fields, own).replaceAll('"form"', '"newsletter"'),
      form(fields, `${own} data-form-id="contato"`),
      context('{"server": "platform"}') + form(fields, `${own} data-form-id="contato"`),
      context('{"server": {{ servidor }}}') + form(fields, own),
    ],
  },
  VT191: { wrong: [form(`<label>Sobrenome <input></label>${fields}`)], right: [form()] },
  VT192: {
    wrong: [form(`<input name="cidade">${fields}`)],
    right: [
      form(`<input name="cidade" aria-label="Cidade">${fields}`),
      form(`<label for="c">Cidade</label><input id="c" name="cidade">${fields}`),
    ],
  },
  VT193: {
    wrong: [form(`<label for="x">Cidade</label>${fields}`)],
    right: [form(`<label for="c">Cidade</label><input id="c" name="cidade">${fields}`)],
  },
  VT194: {
    wrong: [`<div data-block="form" data-form-id="a"><form>${fields}</form></div>`, form(fields, ' action="/form/a"')],
    right: [form()],
  },
  VT195: {
    wrong: ['<div data-block="form" data-form-id="a"></div>'],
    right: ['<div data-block="form" data-form-id="a" data-form-fields="[]"></div>'],
  },
  VT196: { wrong: [form('<label>Nome <input name="nome"></label><button>Enviar</button>')], right: [form()] },
  VT197: {
    wrong: [form(`<label>Outro <input name="nome"></label>${fields}`)],
    right: [
      form(
        `<label><input type="radio" name="a" value="1"> 1</label><label><input type="radio" name="a" value="2"> 2</label>${fields}`,
      ),
    ],
  },
  VT198: {
    wrong: [
      withJson('{"formFields": [{"type": "text"}]}', 'form'),
      withJson('{"formFields": [{"id": "a", "type": "emial"}]}', 'form'),
      form(`<fieldset data-form-field="fone">${fields}</fieldset>`),
    ],
    right: [
      withJson('{"formFields": [{"id": "a", "type": "email"}, {"type": "section"}]}', 'form'),
      form(`<fieldset data-form-field="name"><legend>Nome</legend>${fields}</fieldset>`),
    ],
  },
} satisfies Readonly<Record<string, Case>>;
