import { code, tableLines } from '../markdown.mjs';
import { tokenDefault } from './tokens-reference.mjs';

const attributeOf = (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** When a block loads that the page says nothing of. */
const LOADS = {
  load: 'Loads at once.',
  visible: 'Loads when it comes within 200 px of the screen.',
  idle: 'Loads when the browser is idle.',
  interaction: 'Loads when a visitor touches it.',
};

const table = (title, columns, rows) =>
  rows.length === 0 ? [] : [`## ${title}`, '', ...tableLines(columns, rows), ''];

const fallbackOf = (field) => {
  const text = field.toText(field.fallback);
  return text ? code(text) : 'none';
};

const pairs = (entries = {}, name = code) => Object.entries(entries).map(([key, text]) => [name(key), text]);

/** A common custom property says here only what it does in this block; its default is on the page of all. */
const tokenRows = (tokens = {}) =>
  Object.entries(tokens).map(([name, info]) =>
    typeof info === 'string'
      ? [code(name), 'that of all blocks', info]
      : [code(name), tokenDefault(info), info.meaning],
  );

/**
 * A block's reference page, in Markdown, from its declaration and nothing else.
 *
 * @param {any} block the declaration
 * @param {string} example its smallest published markup
 */
export function referenceFor(block, example) {
  const fields = Object.entries(block.data).map(([name, field]) => [
    code(attributeOf(name)),
    code(name),
    field.expected,
    fallbackOf(field),
    field.help,
  ]);
  const prefixed = (name) => code(name.startsWith('vitrine:') ? name : `vitrine:${name}`);
  const notes = (block.notes ?? []).map((note) => `- ${note}`);
  return [
    `# ${block.name}`,
    '',
    block.summary,
    '',
    `${block.level === 'page' ? 'Loads when it is opened.' : LOADS[block.when]}${block.consent ? ` Needs consent for \`${block.consent}\`.` : ''} At most ${block.budget} B, compressed.`,
    '',
    '```html',
    example.trim(),
    '```',
    '',
    ...table('Fields', ['attribute', 'in JSON', 'value', 'default', 'meaning'], fields),
    ...table(
      'Parts',
      ['name', 'what it is'],
      pairs(block.parts, (name) => code(`::part(${name})`)),
    ),
    ...table('Custom properties', ['name', 'default', 'meaning'], tokenRows(block.tokens)),
    ...table('Events', ['name', 'when'], pairs(block.events, prefixed)),
    ...table('Keys', ['key', 'what it does'], pairs(block.keys)),
    ...(notes.length ? ['## Notes', '', ...notes, ''] : []),
  ].join('\n');
}
