import { Marked } from 'marked';
import { escapeHtml } from '../../demo/pages/escape-html.mjs';
import { anchorOf } from '../markdown.mjs';

/** What the word after a fence is called above the code. */
const LANGUAGE_NAMES = {
  css: 'CSS',
  html: 'HTML',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  php: 'PHP',
  sh: 'Shell',
  ts: 'TypeScript',
};

/** How much of a document describes it that has no paragraph. */
const MOST_DESCRIPTION = 160;

/** The text of some HTML, in one line. */
export const plainText = (html) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(lt|gt|quot|#39|amp|nbsp);/g,
      (_, name) => ({ lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' })[name] ?? "'",
    )
    .replace(/\s+/g, ' ')
    .trim();

/** Code as the block `code` has it. A signature of one line has nothing to copy, and a page may have hundreds. */
export function codeBlock(text, language = '') {
  const name = LANGUAGE_NAMES[language] ?? language;
  const shown = `<code${language && ` class="language-${escapeHtml(language)}"`}>${escapeHtml(text)}\n</code>`;
  if (language === 'ts' && !text.includes('\n')) return `<pre class="signature">${shown}</pre>\n`;
  return `<div data-block="code"${name && ` data-language="${escapeHtml(name)}"`}><pre tabindex="0">${shown}</pre></div>\n`;
}

/** Rows of a table; one whose first cell is the only one with text is a title of those below it. */
function tableRow(cells, columns) {
  const [first, ...others] = cells;
  if (others.length > 0 && others.every((cell) => cell === ''))
    return `<tr role="row"><th role="rowheader" scope="rowgroup" colspan="${cells.length}">${first}</th></tr>`;
  const rest = others.map(
    (cell, at) => `<td role="cell" data-column="${escapeHtml(plainText(columns[at + 1]))}">${cell}</td>`,
  );
  return `<tr role="row"><th role="rowheader" scope="row">${first}</th>${rest.join('')}</tr>`;
}

const headCell = (cell) => (cell === '' ? '<td role="cell"></td>' : `<th role="columnheader" scope="col">${cell}</th>`);

/** A table that becomes a list where the window is narrow. */
const tableHtml = (
  columns,
  rows,
) => `<table role="table"><thead role="rowgroup"><tr role="row">${columns.map(headCell).join('')}</tr></thead>
<tbody role="rowgroup">
${rows.map((cells) => tableRow(cells, columns)).join('\n')}
</tbody></table>
`;

/** A heading that is a link to itself, unless it has one inside. */
export const headingHtml = (depth, id, inner) =>
  `<h${depth} id="${id}">${inner.includes('<a ') ? inner : `<a class="anchor" href="#${id}">${inner}</a>`}</h${depth}>\n`;

/**
 * Renders a document.
 *
 * @param {string} text Markdown
 * @param {(href: string) => { href: string, isFile?: boolean, isOutside?: boolean }} follow where a link of the document leads in the site
 * @param {string} fileWord what is said of a link to a file
 * @returns its title, the HTML below that, the first paragraph as text, and the headings below the title
 */
export function renderMarkdown(text, follow, fileWord) {
  const used = new Map();
  const headings = [];
  let title = '';
  let description = '';
  const renderer = {
    heading({ tokens, depth, text: raw }) {
      const inner = this.parser.parseInline(tokens);
      if (depth === 1 && title === '') {
        title = plainText(inner);
        return '';
      }
      const anchor = anchorOf(raw);
      const count = used.get(anchor) ?? 0;
      used.set(anchor, count + 1);
      const id = count > 0 ? `${anchor}-${count}` : anchor;
      headings.push({ depth, id, text: plainText(inner) });
      return headingHtml(depth, id, inner);
    },
    paragraph({ tokens }) {
      const inner = this.parser.parseInline(tokens);
      description ||= plainText(inner);
      return inner.trim() && `<p>${inner}</p>\n`;
    },
    code: ({ text: code, lang = '' }) => codeBlock(code, lang.split(/\s/)[0]),
    table({ header, rows }) {
      const cells = (row) => row.map((cell) => this.parser.parseInline(cell.tokens));
      return tableHtml(cells(header), rows.map(cells));
    },
    link({ href, tokens }) {
      const to = follow(href);
      const inner = this.parser.parseInline(tokens);
      if (to.isOutside) return `<a href="${escapeHtml(to.href)}" class="outside">${inner}</a>`;
      if (!to.isFile) return `<a href="${escapeHtml(to.href)}">${inner}</a>`;
      return `<a href="${escapeHtml(to.href)}" class="file">${inner} <span class="kind">${fileWord}</span></a>`;
    },
    html({ text: html }) {
      return html
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/(<img [^>]*src=")([^"]*)/g, (_, before, src) => `${before}${escapeHtml(follow(src).href)}`);
    },
    image: ({ href, text: alt }) =>
      `<img src="${escapeHtml(follow(href).href)}" alt="${escapeHtml(alt)}" loading="lazy">`,
  };
  const html = new Marked({ gfm: true, renderer }).parse(text);
  // Some documents begin with a list or a table.
  return { title, description: description || plainText(html).slice(0, MOST_DESCRIPTION), headings, html };
}
