import { grouped } from './block-groups.mjs';
import { escapeHtml } from './escape-html.mjs';
import { kilobytes } from './kilobytes.mjs';
import { shelf } from './shelf.mjs';

/** A block of the whole page would lie over the index; its own page shows it. */
const live = ({ block, variants }) =>
  block.level === 'page'
    ? ''
    : `<div class="mini">
${variants[0].html}
</div>
`;

const card = ({ block, words, variants, size }) => `<article class="card">
${live({ block, variants })}<div class="card-text">
<h4><a href="/blocks/${block.name}">${escapeHtml(words.title)}</a></h4>
<p>${escapeHtml(words.summary)}</p>
${block.level === 'page' ? '<p class="quiet">Aparece por cima da página inteira.</p>\n' : ''}<p class="quiet">${kilobytes(size.brotli)} · <code>${block.name}</code></p>
</div>
</article>`;

const group = ({ group: name, title, entries }) => `<section class="group" aria-labelledby="grupo-${name}">
<h3 id="grupo-${name}">${escapeHtml(title)}</h3>
<div class="cards">
${entries.map(card).join('\n')}
</div>
</section>`;

const groupLink = ({ group: name, title, entries }) =>
  `<li><a href="#grupo-${name}">${escapeHtml(title)}</a> <span class="quiet">${entries.length}</span></li>`;

const scene = ({ name, title, sentence }) =>
  `<li><a href="/cenas/${name}"><strong>${escapeHtml(title)}</strong><span>${escapeHtml(sentence)}</span></a></li>`;

const weight = (label, bytes, sentence) =>
  `<div><dt>${label}</dt><dd class="figure">${kilobytes(bytes)}</dd><dd>${sentence}</dd></div>`;

/** The inside of the index: what it is, every block alive, every scene, what it weighs. */
export function indexPage({ entries, scenes, weights }) {
  const groups = grouped(entries.map((entry) => ({ ...entry, group: entry.words.group, title: entry.words.title })));
  return `<div class="hero">
<div>
<h1>Uma tag, e os blocos da página ganham vida</h1>
<p class="lead">O servidor do Ateliê Serra escreve as páginas. A Vitrine encontra os blocos, espera que apareçam na tela e só então carrega o que cada um precisa.</p>
<p class="visit"><a href="/atelie/">Visitar o Ateliê Serra</a>, a loja em que todos eles funcionam juntos.</p>
<p data-served><a href="/experimentar/">Experimentar um bloco</a>, ou o seu próprio HTML, com o linter ao lado.</p>
<p data-served><a href="/documentos/index.pt-BR.html">Ler os documentos</a>: guias, receitas, referência de cada bloco e ajuda, com busca.</p>
<pre class="code" tabindex="0" role="region" aria-label="A tag"><code>&lt;script src="/vitrine.js" async&gt;&lt;/script&gt;</code></pre>
</div>
${shelf()}
</div>
<section aria-labelledby="blocos"><h2 id="blocos">Blocos</h2>
<nav class="contents" aria-label="Grupos de blocos"><ul>${groups.map(groupLink).join('')}</ul></nav>
${groups.map(group).join('\n')}
<p><a href="/partes">Partes</a>: botões, ícones, dicas, diálogos e o que mais os blocos têm em comum, em todos os estados.</p>
</section>
<section aria-labelledby="cenas"><h2 id="cenas">Cenas</h2>
<p class="intro-text">Páginas feitas para pôr os blocos à prova. Cada uma diz o que você deve ver.</p>
<ul class="scenes">
${scenes.map(scene).join('\n')}
</ul>
<p><a href="/self-check">Autoverificação no navegador</a>: os mesmos comportamentos, verificados neste navegador. <a href="/falhas">Falhas</a>: o que o servidor sabe simular quando algo dá errado. <a href="/cenas/dados-quebrados?vitrine-debug">Diagnóstico</a>: o painel que mostra o que há em cada página.</p>
</section>
<section aria-labelledby="pesos"><h2 id="pesos">Quanto pesa</h2>
<dl class="weights">
${weight('Carregador', weights.loader, 'É tudo o que uma página sem blocos baixa.')}
${weight('Palco', weights.stage, 'Encontra os blocos e decide quando cada um carrega.')}
${weight('Núcleo', weights.core, 'O React, baixado só quando o primeiro bloco vai aparecer.')}
</dl>
<p class="quiet">Comprimido com brotli 11; 1 kB são 1.000 bytes.</p>
<p><a href="/desempenho">Desempenho</a>: a Vitrine medida ao lado de outras, e onde ela é mais lenta.</p>
</section>`;
}
