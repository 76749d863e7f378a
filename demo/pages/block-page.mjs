import { controls } from './controls.mjs';
import { escapeHtml } from './escape-html.mjs';
import { kilobytes } from './kilobytes.mjs';
import { referenceTables } from './reference-tables.mjs';

const WHEN = {
  load: 'junto com a página',
  visible: 'quando vai aparecer na tela',
  idle: 'quando a página descansa',
  interaction: 'quando alguém o toca',
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

/** The inside of a block's page: live block, controls, markup, events, variants, reference, scenes. */
export function blockPage({ block, words, variants, scenes, size }) {
  const [first, ...others] = variants;
  const events = Object.keys(block.events ?? {}).map((name) => name.replace(/^vitrine:/, ''));
  const links = scenes
    .filter(({ html }) => shows(html, block.name))
    .map(
      ({ name, title, sentence }) =>
        `<li><a href="/cenas/${name}">${escapeHtml(title)}</a> <span class="quiet">${escapeHtml(sentence)}</span></li>`,
    );
  return `<div class="intro">
<h1>${escapeHtml(words.title)}</h1>
<p class="lead">${escapeHtml(words.summary)}</p>
<ul class="facts">
<li><code>data-block="${block.name}"</code></li>
<li>${kilobytes(size.brotli)}, limite de ${kilobytes(block.budget)}</li>
<li>chega ${block.level === 'page' ? 'quando a página precisa dele' : WHEN[block.when]}</li>
</ul>
</div>
<div class="bench">
<section class="view" aria-labelledby="ao-vivo">
<div class="row"><h2 id="ao-vivo">Ao vivo</h2>
<label class="switch"><input type="checkbox" id="rtl"><span>Da direita para a esquerda</span></label></div>
<div class="stage resizable" id="stage" data-live="${block.name}" data-events="${escapeHtml(events.join(' '))}">
${first.html}
</div>
<template id="example">${first.html}</template>
<div class="row"><h2 id="markup-title">Markup</h2><button type="button" class="small" id="copy">Copiar</button></div>
<pre class="code" tabindex="0" role="region" aria-labelledby="markup-title"><code id="markup">${escapeHtml(first.html)}</code></pre>
<p class="unseen" role="status" id="copied"></p>
<h2 id="events-title">Eventos</h2>
<ol class="events" id="events" aria-live="polite" aria-labelledby="events-title"></ol>
<p class="quiet" id="no-events">Mexa no bloco e os eventos aparecem aqui.</p>
</section>
<aside class="panel" aria-label="Opções do bloco"${Object.keys(block.data).length ? '' : ' hidden'}>
<h2>Opções</h2>
<form id="controls" class="controls">
${controls(block, words)}
<button type="reset" class="small">Voltar ao começo</button>
</form>
</aside>
</div>
${others.length ? `<section class="variants" aria-labelledby="variantes"><h2 id="variantes">Variantes</h2>\n${others.map(variant).join('\n')}\n</section>` : ''}
<section class="reference" aria-labelledby="referencia"><h2 id="referencia">Referência</h2>
${referenceTables(block, words)}
</section>
${links.length ? `<section aria-labelledby="cenas"><h2 id="cenas">Cenas com este bloco</h2>\n<ul class="scene-links">${links.join('\n')}</ul>\n</section>` : ''}`;
}
