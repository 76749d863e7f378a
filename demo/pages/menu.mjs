import { grouped } from './block-groups.mjs';
import { escapeHtml } from './escape-html.mjs';

/** Pages of the demo that are no block's and no scene. Those with `served` need the server. */
const PAGES = [
  { href: '/', title: 'Página inicial' },
  { href: '/atelie/', title: 'Ateliê Serra, a loja', served: true },
  { href: '/experimentar/', title: 'Experimentar', served: true },
  { href: '/documentos/index.pt-BR.html', title: 'Documentos', served: true },
  { href: '/partes', title: 'Partes', served: true },
  { href: '/servico', title: 'Um serviço sem bloco', served: true },
  { href: '/desempenho', title: 'Desempenho' },
  { href: '/falhas', title: 'Falhas', served: true },
  { href: '/self-check', title: 'Autoverificação', served: true },
];

const GLASS =
  '<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 3.8 3.8"/></svg>';

/** `words` are found by the search though they are not shown. */
const item =
  (path) =>
  ({ href, title, words, served }) =>
    `<li${served ? ' data-served' : ''}><a href="${href}"${href === path ? ' aria-current="page"' : ''}${words ? ` data-words="${escapeHtml(words)}"` : ''}>${escapeHtml(title)}</a></li>`;

const list = (path, id, title, items) => `<div class="menu-group">
<p class="menu-title" id="menu-${id}">${escapeHtml(title)}</p>
<ul aria-labelledby="menu-${id}">
${items.map(item(path)).join('\n')}
</ul>
</div>`;

/**
 * The button that opens the menu of every block, scene and page, and the menu: links in groups, with a field that page.js
 * lets filter them. It opens without a script.
 *
 * @param {{ blocks: any[], scenes: any[], path: string }} site
 */
export function menu({ blocks, scenes, path }) {
  const groups = grouped(blocks).map(({ group, title, entries }) =>
    list(
      path,
      group,
      title,
      entries.map((entry) => ({
        href: `/blocks/${entry.name}`,
        title: entry.title,
        words: `${entry.name} ${title} ${entry.summary}`,
      })),
    ),
  );
  const links = scenes.map(({ name, title, sentence, served }) => ({
    href: `/cenas/${name}`,
    title,
    words: `cenas ${sentence}`,
    served,
  }));
  return `<button type="button" class="menu-button" popovertarget="menu">${GLASS}<span>Blocos, cenas e páginas</span></button>
<nav class="menu" id="menu" aria-label="Blocos, cenas e páginas" popover>
<div class="menu-head">
<div class="find" id="find" hidden><label for="find-field">Buscar</label><input id="find-field" type="search" autocomplete="off" spellcheck="false" enterkeyhint="go"></div>
<button type="button" class="small" popovertarget="menu" popovertargetaction="hide">Fechar</button>
</div>
<p class="quiet" id="found" role="status"></p>
<div class="menu-groups">
${[...groups, list(path, 'cenas', 'Cenas', links), list(path, 'paginas', 'Páginas', PAGES)].join('\n')}
</div>
</nav>`;
}
