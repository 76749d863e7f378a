import { escapeHtml } from './escape-html.mjs';

const THEMES = [
  ['auto', 'Automático'],
  ['light', 'Claro'],
  ['dark', 'Escuro'],
];

const theme = ([value, label]) =>
  `<label class="segment"><input type="radio" name="theme" value="${value}"${value === 'auto' ? ' checked' : ''}><span>${label}</span></label>`;

const link = (href, label, current) =>
  `<li><a href="${href}"${href === current ? ' aria-current="page"' : ''}>${label}</a></li>`;

/** A whole page of the demo's own: head, header with the themes, main, footer. `pages` are the blocks' names and titles. */
export function layout({ title, description, path, pages, main, version }) {
  const links = pages.map(({ name, title: label }) => link(`/blocks/${name}`, escapeHtml(label), path)).join('');
  return `<!doctype html>
<html lang="pt-BR">
<head>
{{head}}
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
{{tag}}
<script src="/page.js" defer nonce="{{nonce}}"></script>
</head>
<body>
<a class="skip" href="#conteudo">Ir para o conteúdo</a>
<header class="top">
<a class="brand" href="/"><img src="/favicon.svg" width="28" height="28" alt=""><span>Vitrine</span></a>
<nav aria-label="Blocos"><ul>${links}${link('/#cenas', 'Cenas', path)}</ul></nav>
<fieldset class="segments"><legend class="unseen">Tema</legend>${THEMES.map(theme).join('')}</fieldset>
</header>
<main id="conteudo" tabindex="-1">
${main}
</main>
<footer class="foot"><p>Vitrine ${escapeHtml(version)}. O Ateliê Serra, as suas peças e as suas perguntas foram inventados para esta demonstração.</p></footer>
</body>
</html>
`;
}
