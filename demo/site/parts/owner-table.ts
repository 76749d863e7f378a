import { html, type Markup, type Value } from '../html.ts';

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** A time of the studio, to the minute. */
export const at = (time: number | string): Markup => {
  const date = new Date(time);
  return html`<time datetime="${date.toISOString()}">${moment.format(date)}</time>`;
};

/** A table with a name and how many lines it has; without lines, a sentence. */
export const ownerTable = (
  id: string,
  title: string,
  heads: readonly string[],
  rows: readonly (readonly Value[])[],
): Markup =>
  html`<div class="band owner-part">
<h2 id="${id}">${title} <span class="quiet">${rows.length}</span></h2>
${
  rows.length === 0
    ? html`<p class="quiet">Nada ainda.</p>`
    : html`<div class="table-frame" tabindex="0" role="region" aria-labelledby="${id}"><table class="owner-table"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody></table></div>`
}
</div>`;

const written = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(written).filter(Boolean).join(' ');
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

/** The fields of a record that are not empty, by name. */
export const fieldsOf = (values: object): Markup =>
  html`<dl class="owner-values">${Object.entries(values)
    .map(([name, value]) => [name, written(value)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
