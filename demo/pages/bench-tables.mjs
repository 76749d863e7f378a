import { CONDITIONS, FIGURES, NAMES, number, WEIGHED } from './bench-words.mjs';
import { escapeHtml } from './escape-html.mjs';
import { kilobytes } from './kilobytes.mjs';

/** A bar by an attribute of SVG: a width in a style attribute would need a looser policy. */
const bar = (share, ours) =>
  `<svg class="gauge${ours ? ' own' : ''}" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${(Math.min(1, share) * 100).toFixed(1)}" height="1"/></svg>`;

const isOurs = (name) => name.startsWith('vitrine');

/** The name a variant goes by on the page. */
export const nameOf = (name) => escapeHtml(NAMES[name] ?? name);

/** `0.87` → `0,87×`. */
export const times = (ratio) => `${number(ratio, 2)}×`;

function figureCell(name, figure, value, { most, ratio }) {
  const { label, unit, places, scale = 1, bar: barred } = FIGURES[figure];
  if (!value) return '<td></td>';
  const shown = (amount) => number(amount * scale, places);
  const said = [
    value.min === value.max ? '' : `${shown(value.min)} a ${shown(value.max)}`,
    ratio ? `<span${ratio.median > 1 ? ' class="behind"' : ''}>Vitrine ${times(ratio.median)}</span>` : '',
  ].filter(Boolean);
  return `<td data-column="${label}"><span class="amount">${shown(value.median)}${unit && ` ${unit}`}</span>${barred ? bar(most ? value.median / most : 0, isOurs(name)) : ''}<span class="quiet range">${said.join(' · ')}</span></td>`;
}

/**
 * One part of the result as a table: a row per variant, under each value its range and what Vitrine's is of it.
 *
 * @param {{ variants: any[], ratios: any }} part
 * @param {string} ours the variant that ratios are shown of
 * @param {string} caption
 */
export function partTable({ variants, ratios }, ours, caption) {
  const figures = Object.keys(FIGURES).filter((figure) => variants.some((variant) => variant.figures[figure]));
  const most = Object.fromEntries(
    figures.map((figure) => [figure, Math.max(...variants.map((variant) => variant.figures[figure]?.median ?? 0))]),
  );
  const row = ({ name, broken, figures: found }) => {
    const head = `<th scope="row">${nameOf(name)}${broken ? '<span class="wrong">Não funcionou nesta medição.</span>' : ''}</th>`;
    const cells = figures.map((figure) =>
      figureCell(name, figure, broken ? null : found[figure], {
        most: most[figure],
        ratio: FIGURES[figure].bar ? ratios[ours]?.[name]?.[figure] : null,
      }),
    );
    return `<tr>${head}${cells.join('')}</tr>`;
  };
  return `<table class="figures">
<caption class="unseen">${escapeHtml(caption)}</caption>
<thead><tr><td></td>${figures.map((figure) => `<th scope="col">${FIGURES[figure].label}</th>`).join('')}</tr></thead>
<tbody>
${variants.map(row).join('\n')}
</tbody>
</table>`;
}

/** Bytes of peers and pages, the lightest first. */
export function sizesTable(rows) {
  const most = Math.max(...rows.map(({ brotli }) => brotli));
  const label = ({ name }) =>
    escapeHtml(WEIGHED[name] ?? name.replace(/^vitrine-/, 'Vitrine, primeiro bloco de uma página: '));
  const row = (weighed) =>
    `<tr><th scope="row">${label(weighed)}</th><td data-column="Brotli"><span class="amount">${kilobytes(weighed.brotli)}</span>${bar(weighed.brotli / most, weighed.ours)}</td><td data-column="Gzip">${kilobytes(weighed.gzip)}</td><td data-column="Sem compressão">${kilobytes(weighed.raw)}</td></tr>`;
  return `<table class="figures">
<caption class="unseen">Tamanhos</caption>
<thead><tr><td></td><th scope="col">Brotli</th><th scope="col">Gzip</th><th scope="col">Sem compressão</th></tr></thead>
<tbody>
${rows.map(row).join('\n')}
</tbody>
</table>`;
}

/** The goals of a scenario, with the range of what was measured. */
export function goalsTable(goals, title) {
  const row = ({ scenario, n, condition, ours, peer, figure, limit, ratio, met }) => {
    const { label, unit, places } = FIGURES[figure];
    const amount = (value) => (peer ? times(value) : `${number(value, places)} ${unit}`.trim());
    const said = [
      n && `${number(n, 0)} ${scenario === 'blocks' ? 'blocos' : 'fotos'}`,
      ['vitrine-preload', 'vitrine-block', 'vitrine-gallery', 'vitrine-pictures'].includes(ours) && nameOf(ours),
      CONDITIONS[condition],
    ];
    return `<tr><th scope="row">${label}</th><td data-column="Onde">${said.filter(Boolean).join(', ')}</td><td data-column="No máximo">${peer ? `${times(limit)} de ${nameOf(peer)}` : amount(limit)}</td><td data-column="Medido">${ratio ? `<span class="amount">${amount(ratio.median)}</span> <span class="quiet">${amount(ratio.min)} a ${amount(ratio.max)}</span>` : ''}</td><td data-column="Meta">${met ? 'Cumprida' : '<strong class="behind">Não cumprida</strong>'}</td></tr>`;
  };
  return `<table class="figures">
<caption class="unseen">Metas: ${escapeHtml(title)}</caption>
<thead><tr><td></td><th scope="col">Onde</th><th scope="col">No máximo</th><th scope="col">Medido</th><th scope="col">Meta</th></tr></thead>
<tbody>
${goals.map(row).join('\n')}
</tbody>
</table>`;
}
