import { around, wayBack } from './around.mjs';
import { attributeOf } from './attribute.mjs';
import { controls } from './controls.mjs';
import { escapeHtml } from './escape-html.mjs';
import { kilobytes } from './kilobytes.mjs';
import { referenceTables } from './reference-tables.mjs';

const WHEN = {
  load: 'junto com a página',
  visible: 'ao se aproximar da área visível',
  idle: 'quando o navegador fica ocioso',
  interaction: 'na primeira interação',
};

const variant = ({ title, sentence, html }) => `<section class="variant">
<h3>${escapeHtml(title)}</h3>
<p class="quiet">${escapeHtml(sentence)}</p>
<div class="stage">
${html}
</div>
</section>`;

/** Whether a scene has the block, in own or published markup. The crowded scene is all accordions. */
const shows = (html, name) =>
  html.includes(`data-block="${name}"`) ||
  html.includes(`sqs-block-${name}`) ||
  (name === 'accordion' && html.includes('{{many}}'));

/** The parts of the page, for the list of links at its head. */
const contents = (parts) =>
  `<nav class="contents" aria-label="Nesta página"><ul>${parts
    .filter(Boolean)
    .map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`)
    .join('')}</ul></nav>`;

const code = (text) => `<code>${escapeHtml(text)}</code>`;

/** What somebody has to know before writing the block. */
function howTo({ name, data, level }) {
  const mark = code(`data-block="${name}"`);
  if (level === 'page')
    return `Copie este HTML para a página. O elemento com ${mark} é opcional: sem ele, o bloco cria o seu quando a página precisa dele.`;
  const [first] = Object.keys(data);
  const options = first
    ? ` As opções são atributos, como ${code(attributeOf(first))}, ou um objeto JSON em ${code('data-block-json')}.`
    : '';
  return `Copie este HTML para a página. O elemento com ${mark} é o bloco; o que está dentro dele aparece até que o bloco carregue, e também sem script.${options}`;
}

/**
 * The inside of a block's page: what it is for and a live example, the markup to copy, options and events, variants,
 * reference, scenes.
 */
export function blockPage({ block, blocks, words, variants, scenes, size }) {
  const [first, ...others] = variants;
  const { name, data } = block;
  const events = Object.keys(block.events ?? {}).map((event) => event.replace(/^vitrine:/, ''));
  const hasOptions = Object.keys(data).length > 0;
  const links = scenes
    .filter(({ html }) => shows(html, name))
    .map(
      (scene) =>
        `<li><a href="/cenas/${scene.name}">${escapeHtml(scene.title)}</a> <span class="quiet">${escapeHtml(scene.sentence)}</span></li>`,
    );
  const parts = [
    ['ao-vivo', 'Exemplo'],
    ['markup-title', 'Como escrever'],
    hasOptions && ['opcoes', 'Opções'],
    ['events-title', 'Eventos'],
    others.length && ['variantes', 'Variantes'],
    ['referencia', 'Referência'],
    links.length && ['cenas', 'Cenas'],
  ];
  return `<div class="intro">
${wayBack(words)}
<h1>${escapeHtml(words.title)}</h1>
<p class="lead">${escapeHtml(words.summary)}</p>
${contents(parts)}
</div>
<div class="bench">
<section class="view" aria-labelledby="ao-vivo">
<div class="row"><h2 id="ao-vivo">Exemplo</h2>
<label class="switch"><input type="checkbox" id="rtl"><span>Da direita para a esquerda</span></label></div>
<div class="stage resizable" id="stage" data-live="${name}" data-events="${escapeHtml(events.join(' '))}">
${first.html}
</div>
<template id="example">${first.html}</template>
<div class="row"><h2 id="markup-title">Como escrever</h2><button type="button" class="small" id="copy">Copiar</button></div>
<p>${howTo(block)}</p>
<pre class="code" tabindex="0" role="region" aria-labelledby="markup-title"><code id="markup">${escapeHtml(first.html)}</code></pre>
<p class="unseen" role="status" id="copied"></p>
<p data-served><a href="/experimentar/#bloco=${name}">Experimentar</a>: as mesmas opções, com o HTML à mão, em várias larguras e com o linter.</p>
<p class="quiet">O bloco carrega ${block.level === 'page' ? 'quando a página precisa dele' : WHEN[block.when]} e pesa ${kilobytes(size.brotli)} (limite de ${kilobytes(block.budget)}).</p>
</section>
<aside class="panel" aria-labelledby="opcoes"${hasOptions ? '' : ' hidden'}>
<h2 id="opcoes">Opções</h2>
<form id="controls" class="controls">
${controls(block, words)}
<button type="reset" class="small">Restaurar opções</button>
</form>
</aside>
<section class="log" aria-labelledby="events-title">
<h2 id="events-title">Eventos</h2>
<ol class="events" id="events" aria-live="polite" aria-labelledby="events-title"></ol>
<p class="quiet" id="no-events">Use o bloco, e os eventos aparecem aqui.</p>
</section>
</div>
${others.length ? `<section class="variants" aria-labelledby="variantes"><h2 id="variantes">Variantes</h2>\n${others.map(variant).join('\n')}\n</section>` : ''}
<section class="reference" aria-labelledby="referencia"><h2 id="referencia">Referência</h2>
${referenceTables(block, words)}
</section>
${links.length ? `<section aria-labelledby="cenas"><h2 id="cenas">Cenas com este bloco</h2>\n<ul class="scene-links">${links.join('\n')}</ul>\n</section>` : ''}
${around(blocks, name)}`;
}
