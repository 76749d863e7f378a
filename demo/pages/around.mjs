import { GROUPS, grouped } from './block-groups.mjs';
import { escapeHtml } from './escape-html.mjs';

/** The blocks in the order of the menu. */
const inOrder = (blocks) => grouped(blocks).flatMap(({ entries }) => entries);

/** The way back from a block's page: the index, and the block's group on it. */
export const wayBack = ({ group }) => `<nav class="way" aria-label="Você está em"><ol>
<li><a href="/#blocos"><span aria-hidden="true">←</span> Todos os blocos</a></li>
<li><a href="/#grupo-${group}">${escapeHtml(GROUPS[group])}</a></li>
</ol></nav>`;

const step = (rel, entry, label) =>
  entry
    ? `<a rel="${rel}" href="/blocks/${entry.name}"><span class="quiet">${label}</span> <strong>${escapeHtml(entry.title)}</strong></a>`
    : '';

/** The blocks before and after one, in the order of the menu; nothing where it is the only one. */
export function around(blocks, name) {
  const all = inOrder(blocks);
  const at = all.findIndex((entry) => entry.name === name);
  const steps = step('prev', all[at - 1], 'Anterior') + step('next', all[at + 1], 'Próximo');
  return steps && `<nav class="around" aria-label="Outros blocos">${steps}</nav>`;
}
