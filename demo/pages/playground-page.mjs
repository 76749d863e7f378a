import { grouped } from './block-groups.mjs';
import { controls } from './controls.mjs';
import { escapeHtml } from './escape-html.mjs';

const WIDTHS = [
  ['celular', 'Celular'],
  ['tablet', 'Tablet'],
  ['computador', 'Computador'],
];
const COLOURS = [
  ['claro', 'Claro'],
  ['escuro', 'Escuro'],
];

const segments = (name, legend, choices) =>
  `<fieldset class="segments"><legend class="unseen">${legend}</legend>${choices
    .map(
      ([value, label]) =>
        `<label class="segment"><input type="radio" name="${name}" value="${value}"><span>${label}</span></label>`,
    )
    .join('')}</fieldset>`;

const group = ({ title, entries }) =>
  `<optgroup label="${escapeHtml(title)}">${entries
    .map(({ name, title }) => `<option value="${name}">${escapeHtml(title)}</option>`)
    .join('')}</optgroup>`;

const options = ({ block, words }) => `<template id="options-${block.name}">
${controls(block, words)}
</template>`;

/** JSON that is no script: nothing in it ends its element. */
const data = (id, value) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The inside of the playground: what a block's page shows of one block, for any of them and for markup of one's own. */
export function playgroundPage({ entries }) {
  const groups = grouped(entries.map(({ block, words: { title, group } }) => ({ name: block.name, title, group })));
  const titles = Object.fromEntries(entries.map(({ block, words }) => [block.name, words.title]));
  const examples = Object.fromEntries(entries.map(({ block, variants }) => [block.name, variants[0].html]));
  return `<div class="intro">
<h1>Experimentar</h1>
<p class="lead">Escolha um bloco e mude as opções, ou cole o HTML da sua página. Você vê o que o visitante vê, o linter diz o que está errado, e o endereço guarda tudo.</p>
</div>
<noscript><p>Esta página precisa de JavaScript.</p></noscript>
<div class="playground">
<div class="pick">
<div class="control"><label for="block">Começar com</label><select id="block"><option value="">O meu HTML</option>${groups.map(group).join('')}</select></div>
<button type="button" class="small" id="again">Recomeçar</button>
<a id="about" href="/" hidden>Sobre este bloco</a>
</div>
<div class="work">
<section class="result" aria-labelledby="result-title">
<div class="row"><h2 id="result-title">Resultado</h2>
<div class="looks-of">${segments('width', 'Largura', WIDTHS)}${segments('colours', 'Cores', COLOURS)}</div></div>
<div class="device" id="preview"></div>
</section>
<section aria-labelledby="html-title">
<div class="row"><h2 id="html-title">HTML</h2><button type="button" class="small" id="copy">Copiar</button></div>
<div class="control"><textarea id="html" rows="18" spellcheck="false" autocapitalize="off" autocomplete="off" aria-labelledby="html-title" aria-describedby="html-help"></textarea>
<p class="help" id="html-help">Escreva o conteúdo aqui, ou cole o HTML da sua página.</p></div>
<p class="said" role="status" id="said"></p>
<p class="help">O iframe não executa scripts do seu HTML, não sai desta página e não envia nada: o que fala com o servidor, como a loja e os formulários, mostra aqui o que mostra quando ele não responde. Imagens e estilos de outros sites não aparecem.</p>
</section>
</div>
<aside class="panel" aria-label="Problemas e opções">
<section aria-labelledby="findings-title">
<h2 id="findings-title" tabindex="-1">Problemas</h2>
<p role="status" id="count"></p>
<ol class="findings" id="findings" aria-labelledby="findings-title"></ol>
</section>
<section aria-labelledby="options-title">
<h2 id="options-title">Opções</h2>
<div class="control" id="which-control" hidden><label for="which">Bloco do HTML</label><select id="which"></select></div>
<form class="controls" id="controls" aria-labelledby="options-title"></form>
<p class="quiet" id="no-options" hidden></p>
</section>
</aside>
</div>
${entries.map(options).join('\n')}
${data('titles', titles)}
${data('examples', examples)}
<script src="/dist/site/playground.js" defer nonce="{{nonce}}"></script>`;
}
