import { escapeHtml } from './escape-html.mjs';

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
<p class="lead">O que os blocos têm em comum, em todos os estados. Nenhuma delas é um bloco: quem escreve uma página não as vê por nome.</p>
</div>
<div class="parts" data-block="parts"><p>As partes aparecem quando o script chega.</p></div>
<section aria-labelledby="aparencias"><h2 id="aparencias">Outras páginas</h2>
<p class="intro-text">As mesmas partes onde nada está definido, no escuro, com as cores de um site e da direita para a esquerda.</p>
<div class="looks">
${LOOKS.map(look).join('\n')}
</div></section>
<section aria-labelledby="variaveis"><h2 id="variaveis">Variáveis</h2>
<p class="intro-text">O que uma página pode definir para todos os blocos, para uma seção ou para um bloco só.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Tabela das variáveis"><table class="tokens">
<thead><tr><th scope="col">Nome</th><th scope="col">O que muda</th></tr></thead>
<tbody>
${rows}
</tbody></table></div></section>`;
}
