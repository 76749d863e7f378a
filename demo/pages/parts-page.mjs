import { escapeHtml } from './escape-html.mjs';

/** @type {[name: string, title: string, words: string][]} */
const LOOKS = [
  ['light', 'Página clara', 'Preto no branco, sem nada definido.'],
  ['dark', 'Página escura', 'A mesma, com <code>color-scheme: dark</code>.'],
  ['own', 'Com as cores do site', 'Destaque, raio e espaço definidos numa seção.'],
  ['rtl', 'Da direita para a esquerda', 'A ordem se inverte com <code>dir="rtl"</code>.'],
];

const look = ([
  name,
  title,
  words,
]) => `<section class="look" data-look="${name}"${name === 'rtl' ? ' dir="rtl"' : ''} aria-label="${title}">
<h3>${title}</h3>
<p>${words}</p>
<div data-block="parts" data-show="sample"></div>
</section>`;

const LAYERS = `<section aria-labelledby="camadas"><h2 id="camadas">Camadas</h2>
<p class="intro-text">O que se abre por cima da página responde a quem abriu: <code>Vitrine.open(nome, dados)</code> devolve uma promise. <a href="/servico">Um serviço</a> é iniciado por uma configuração, sem bloco nenhum.</p>
<div class="layer-buttons">
<button type="button" data-open="page-content">Mostrar o formulário desta página</button>
<button type="button" data-open="stacked">Abrir três camadas</button>
<a href="#sem-camada" data-open="missing">Abrir uma que nunca carrega</a>
</div>
<p id="sem-camada" tabindex="-1" hidden>A camada não carregou, e a página mostrou isto no lugar dela.</p>
<p role="status" id="resposta"></p>
<div id="da-pagina"><form class="newsletter-form" method="post" action="/form/boletim"><p><label for="boletim-email">E-mail</label><input id="boletim-email" name="email" type="email" autocomplete="email"></p><p><button>Assinar a newsletter</button></p></form></div>
</section>
<script nonce="{{nonce}}">
document.addEventListener('click', (event) => {
  const opener = event.target.closest('[data-open]');
  if (!opener) return;
  event.preventDefault();
  const name = opener.dataset.open;
  const answer = document.getElementById('resposta');
  const payload = name === 'page-content' ? { source: document.getElementById('da-pagina') } : { depth: 1 };
  Vitrine.open(name, payload)
    .then((layer) => layer.closed)
    .then(() => { answer.textContent = 'A camada foi fechada.'; })
    .catch(() => {
      const instead = document.getElementById('sem-camada');
      instead.hidden = false;
      instead.focus();
    });
});
</script>`;

/**
 * The inside of the parts page: what blocks share, in every state, and in pages of another look.
 *
 * @param {Record<string, string>} tokens the public custom properties, with a sentence each
 */
export function partsPage(tokens) {
  const rows = Object.entries(tokens)
    .map(([name, words]) => `<tr><th scope="row"><code>${name}</code></th><td>${escapeHtml(words)}</td></tr>`)
    .join('\n');
  return `<link rel="stylesheet" href="/partes.css" nonce="{{nonce}}">
<div class="intro">
<h1>Partes</h1>
<p class="lead">O que os blocos têm em comum, em todos os estados. Uma parte não é um bloco: quem escreve uma página não usa o nome dela.</p>
</div>
<div class="parts" data-block="parts"><p>As partes aparecem quando o script carrega.</p></div>
<section aria-labelledby="aparencias"><h2 id="aparencias">Outras páginas</h2>
<p class="intro-text">As mesmas partes numa página sem nada definido, no escuro, com as cores de um site e da direita para a esquerda.</p>
<div class="looks">
${LOOKS.map(look).join('\n')}
</div></section>
${LAYERS}
<section aria-labelledby="variaveis"><h2 id="variaveis">Variáveis</h2>
<p class="intro-text">O que uma página pode definir para todos os blocos, para uma seção ou para um bloco só.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Tabela das variáveis"><table class="tokens">
<thead><tr><th scope="col">Nome</th><th scope="col">O que muda</th></tr></thead>
<tbody>
${rows}
</tbody></table></div></section>`;
}

/** The inside of a page without a block, on which a setting of the context starts a service. */
export const servicePage = `<script type="application/json" data-site-context>{"website":{"greeting":true}}</script>
<div class="intro">
<h1>Um serviço sem bloco</h1>
<p class="lead">Esta página não tem bloco nenhum. O contexto dela traz <code>website.greeting</code>, e por isso um serviço da demonstração foi iniciado.</p>
</div>
<p><a href="/partes#camadas">Voltar às camadas</a></p>`;
