import { attributeFor } from '../vocab/block/attribute-for.ts';
import { blocks } from '../widgets/blocks.ts';
import type { Fix, Slip } from './finding.ts';
import type { LintCode } from './rules.ts';

type Way = (html: string, slip: Slip) => Fix | null;

/** An attribute with its value in the groups: in double quotes, in single quotes, or in none. */
const ATTRIBUTE = /[^\s"'<>/=]+(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/dy;

function attributeAt(html: string, at: number): { end: number; value: readonly [number, number] | null } | null {
  ATTRIBUTE.lastIndex = at;
  const found = ATTRIBUTE.exec(html);
  if (!found) return null;
  const value = found.indices?.slice(1).find((range) => range !== undefined) ?? null;
  return { end: ATTRIBUTE.lastIndex, value };
}

/** Writes the name that was meant; the value stays. */
const rename: Way = (html, { at, read, nearest }) =>
  read && nearest && html.startsWith(read, at) ? { start: at, end: at + read.length, text: nearest } : null;

/** Removes an attribute with the space before it. */
const remove: Way = (html, { at }) => {
  const found = attributeAt(html, at);
  const before = html.slice(0, at);
  return found ? { start: before.trimEnd().length, end: found.end, text: '' } : null;
};

/** Writes the value that was meant: the whole one, or the only word of a list that is the wrong one. */
const revalue: Way = (html, { at, read, nearest }) => {
  const [start, end] = attributeAt(html, at)?.value ?? [0, 0];
  if (!read || !nearest || /["'&<>]/.test(nearest) || start === end) return null;
  const written = html.slice(start, end);
  const isQuoted = /["']/.test(html[start - 1] ?? '');
  const text = isQuoted ? nearest : `"${nearest}"`;
  if (written.trim() === read.trim()) return { start, end, text };
  const words = [...written.matchAll(/[^\s,]+(?:\s+[^\s,]+)*/g)].filter(([word]) => word === read);
  const [one = null] = words.length === 1 ? words : [...written.matchAll(/\S+/g)].filter(([word]) => word === read);
  if (!one || !isQuoted) return null;
  return { start: start + one.index, end: start + one.index + read.length, text: nearest };
};

/** As `revalue`; a value of an option that resembles none is removed, since the default is used in either case. */
const revalueOrRemove: Way = (html, slip) => {
  if (slip.nearest) return revalue(html, slip);
  const { block, attribute, read, at } = slip;
  const data = blocks.find(({ name }) => name === block)?.data ?? {};
  const [start, end] = attributeAt(html, at)?.value ?? [at, at];
  const isWhole = html.slice(start, end) === (read ?? '');
  return isWhole && Object.keys(data).some((field) => attributeFor(field) === attribute) ? remove(html, slip) : null;
};

/** Signs of JSON as an attribute in double quotes writes them. */
const QUOTE = /^(?:"|&quot;)/;

/** Writes the key of JSON that was meant. */
const renameKey: Way = (html, { at, read, nearest }) => {
  const [quote = ''] = QUOTE.exec(html.slice(at, at + 6)) ?? [];
  const start = at + quote.length;
  return quote && read && nearest && html.startsWith(read + quote, start)
    ? { start, end: start + read.length, text: nearest }
    : null;
};

const BARE = /^(?:true|false|-?\d+(?:\.\d+)?)$/;

/** Writes the value of JSON that was meant, with quotes where it is a text. */
const revalueJson: Way = (html, { at, read, nearest, expected }) => {
  if (!read || !nearest || /["'&<>]/.test(nearest)) return null;
  const [quote = ''] = QUOTE.exec(html.slice(at, at + 6)) ?? [];
  const token = quote ? read.replaceAll('"', quote) : read;
  if (!html.startsWith(token, at)) return null;
  const [word = '', unquoted] = nearest.split(/ (?=without quotes$)/);
  const isBare = BARE.test(word) && (unquoted !== undefined || !quote || /\bnumber\b/.test(expected ?? ''));
  if (!isBare && !quote) return null;
  return { start: at, end: at + token.length, text: isBare ? word : `${quote}${word}${quote}` };
};

/** Gives a script with JSON the type that keeps a browser from executing it. */
const typeJson: Way = (html, { at, read }) => {
  const start = html.slice(0, at).toLowerCase().lastIndexOf('<script') + '<script'.length;
  if (!read) return { start, end: start, text: ' type="application/json"' };
  const found = /\stype\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/i.exec(html.slice(start));
  return found && !html.slice(start, start + found.index).includes('>')
    ? { start: start + found.index + 1, end: start + found.index + found[0].length, text: 'type="application/json"' }
    : null;
};

/** How the mistakes of a rule are fixed. Rules that are not here need a person. */
const WAYS: Readonly<Partial<Record<LintCode, Way>>> = {
  VT100: revalue,
  VT101: rename,
  VT102: rename,
  VT103: remove,
  VT104: rename,
  VT106: revalue,
  VT107: remove,
  VT108: remove,
  VT110: revalueOrRemove,
  VT113: renameKey,
  VT114: revalueJson,
  VT117: typeJson,
  VT120: revalue,
  VT121: revalue,
  VT122: remove,
  VT123: remove,
  VT124: revalue,
  VT125: revalue,
  VT128: revalue,
  VT144: revalue,
  VT145: revalueJson,
  VT152: remove,
  VT186: (html, slip) => (slip.path ? revalueJson : revalue)(html, slip),
};

/** Returns the change of the text that fixes a mistake; null where only its author knows what is right. */
export const fixOf = (html: string, slip: Slip): Fix | null => WAYS[slip.code]?.(html, slip) ?? null;
