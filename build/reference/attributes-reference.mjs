import { code, tableLines } from '../markdown.mjs';

/** A tag in a text is no markup of the page. One that stands as code is shown as it is. */
const escaped = (text) => text.replace(/`[^`]*`|<(?=\w)/g, (found) => (found === '<' ? '&lt;' : found));

const rowOf = (name, { readBy, place, value: { kind, expected }, help }) => {
  const readers = readBy.length ? readBy.join(', ') : 'Vitrine itself';
  // An attribute may be on several elements: its place belongs to what tells the rows apart.
  const [where, ...rest] = [place, readers, kind === 'mark' ? 'none' : expected, help].map(escaped);
  return [`${code(name)} on ${where}`, ...rest];
};

const table = (who, rows) => tableLines(['attribute', who, 'value', 'meaning'], rows);

/**
 * The reference page of the attributes of the page's own markup, in Markdown, from their declarations.
 *
 * @param {Record<string, readonly any[]>} attributes
 */
export function attributesReference(attributes) {
  const rows = (isWritten) =>
    Object.entries(attributes)
      .sort(([one], [other]) => one.localeCompare(other))
      .flatMap(([name, uses]) =>
        uses.filter((use) => Boolean(use.isWritten) === isWritten).map((use) => rowOf(name, use)),
      );
  return [
    '# Attributes of the page',
    '',
    'What Vitrine reads in the page’s own markup beside the options of blocks, which are on the page of each block. An attribute without a value counts whatever its',
    'value is.',
    '',
    ...table('read by', rows(false)),
    '',
    '## Written by Vitrine',
    '',
    'For the style sheets and scripts of a page, which may read these and must not write them.',
    '',
    ...table('written by', rows(true)),
    '',
  ].join('\n');
}
