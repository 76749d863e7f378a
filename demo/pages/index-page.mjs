import { escapeHtml } from './escape-html.mjs';
import { kilobytes } from './kilobytes.mjs';
import { shelf } from './shelf.mjs';

/** A block of the whole page would lie over the index; its own page shows it. */
const live = ({ block, variants }) =>
  block.level === 'page'
    ? `<p class="quiet">Vive por cima da página inteira. <a href="/blocks/${block.name}">Ver na página do bloco</a></p>`
    : variants[0].html;

const card = ({ block, words, variants, size }) => `<article class="card">
<div class="mini">
${live({ block, variants })}
</div>
<div class="card-text">
<h3><a href="/blocks/${block.name}">${escapeHtml(words.title)}</a></h3>
<p>${escapeHtml(words.summary)}</p>
<p class="quiet">${kilobytes(size.brotli)} · <code>${block.name}</code></p>
</div>
</article>`;

/** Those that show something here come first. */
const shownFirst = (entries) =>
  entries.toSorted((one, other) => Number(one.block.level === 'page') - Number(other.block.level === 'page'));

const scene = ({ name, title, sentence }) =>
  `<li><a href="/cenas/${name}"><strong>${escapeHtml(title)}</strong><span>${escapeHtml(sentence)}</span></a></li>`;

const weight = (label, bytes, sentence) =>
  `<div><dt>${label}</dt><dd class="figure">${kilobytes(bytes)}</dd><dd>${sentence}</dd></div>`;

/** The inside of the index: what it is, every block alive, every scene, what it weighs. */
export function indexPage({ entries, scenes, weights }) {
  return `<div class="hero">
<div>
<h1>Uma etiqueta, e os blocos da página ganham vida</h1>
<p class="lead">O servidor do Ateliê Serra escreve as páginas. A Vitrine encontra os blocos, espera que apareçam na tela e só então busca o que cada um precisa.</p>
<p class="visit"><a href="/atelie/">Visitar o Ateliê Serra</a>, a loja onde todos eles trabalham.</p>
<pre class="code" tabindex="0" role="region" aria-label="A etiqueta"><code>&lt;script src="/vitrine.js" async&gt;&lt;/script&gt;</code></pre>
</div>
${shelf()}
</div>
<section aria-labelledby="blocos"><h2 id="blocos">Blocos</h2>
<div class="cards">
${shownFirst(entries).map(card).join('\n')}
</div>
<p><a href="/partes">Partes</a>: botões, sinais, dicas, diálogos e o mais que os blocos têm em comum, em todos os estados.</p>
</section>
<section aria-labelledby="cenas"><h2 id="cenas">Cenas</h2>
<p class="intro-text">Páginas feitas para incomodar. Cada uma diz o que se deve ver.</p>
<ul class="scenes">
${scenes.map(scene).join('\n')}
</ul>
<p><a href="/self-check">Autoverificação no navegador</a>: as mesmas promessas, conferidas na sua máquina. <a href="/falhas">Falhas</a>: o que o servidor sabe fingir quando algo dá errado. <a href="/cenas/dados-quebrados?vitrine-debug">Diagnóstico</a>: o painel que diz o que há em cada página.</p>
</section>
<section aria-labelledby="pesos"><h2 id="pesos">O que pesa</h2>
<dl class="weights">
${weight('Carregador', weights.loader, 'É tudo o que uma página sem blocos busca.')}
${weight('Palco', weights.stage, 'Acha os blocos e decide quando cada um chega.')}
${weight('Núcleo', weights.core, 'O React, só quando o primeiro bloco vai aparecer.')}
</dl>
<p class="quiet">Em brotli 11; 1 kB são 1.000 bytes.</p>
<p><a href="/desempenho">Desempenho</a>: a Vitrine medida ao lado de outras, e onde ela é mais lenta.</p>
</section>`;
}
