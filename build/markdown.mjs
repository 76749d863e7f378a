export const code = (text) => `\`${text}\``;

/** A pipe or a line break would end the cell. */
const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');

/**
 * The lines of a table in Markdown.
 *
 * @param {readonly string[]} columns
 * @param {readonly (readonly unknown[])[]} rows cells, whose pipes are escaped here
 * @returns {string[]}
 */
export const tableLines = (columns, rows) => [
  `| ${columns.join(' | ')} |`,
  `|${columns.map(() => '---').join('|')}|`,
  ...rows.map((cells) => `| ${cells.map(cell).join(' | ')} |`),
];

/** The anchor of a heading, as GitHub makes it of its Markdown. */
export const anchorOf = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
