import { escapeHtml } from './escape-html.mjs';
import { menu } from './menu.mjs';

/** @type {[value: string, label: string][]} */
const THEMES = [
  ['auto', 'Automático'],
  ['light', 'Claro'],
  ['dark', 'Escuro'],
];

const theme = ([value, label]) =>
  `<label class="segment"><input type="radio" name="theme" value="${value}"${value === 'auto' ? ' checked' : ''}><span>${label}</span></label>`;

/**
 * A whole page of the demo's own: head, header with menu and themes, main, footer.
 *
 * @param {any} page `blocks` and `scenes` are what the menu lists
 */
export function layout({ title, description, path, blocks, scenes, main, version }) {
  return `<!doctype html>
<html lang="pt-BR">
<head>
{{head}}
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
{{tag}}
<script src="/menu.js" defer nonce="{{nonce}}"></script>
<script src="/page.js" defer nonce="{{nonce}}"></script>
</head>
<body>
<a class="skip" href="#conteudo">Ir para o conteúdo</a>
<header class="top">
<a class="brand" href="/"><img src="/favicon.svg" width="28" height="28" alt=""><span>Vitrine</span></a>
${menu({ blocks, scenes, path })}
<fieldset class="segments"><legend class="unseen">Tema</legend>${THEMES.map(theme).join('')}</fieldset>
</header>
<main id="conteudo" tabindex="-1">
${main}
</main>
<footer class="foot"><p>Vitrine ${escapeHtml(version)}. O Ateliê Serra, as peças e as perguntas desta demonstração foram inventados.</p></footer>
</body>
</html>
`;
}
