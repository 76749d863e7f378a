const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** Control characters, quote, backslash, and halves of a surrogate pair that are alone. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters JSON forbids.
const UNSAFE = /["\\\u0000-\u001f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escaped = (character: string): string =>
  ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const quoted = (text: string): string => `"${text.replace(UNSAFE, escaped)}"`;

/**
 * Writes plain data as JSON (the project's own), byte for byte as `JSON.stringify` does on an untouched page. Old libraries replace that function or
 * put `toJSON` on every array and text, and a body written through them arrives wrong without any error; nothing of the kind is asked here.
 *
 * @throws RangeError where the data contains itself; TypeError for a bigint
 */
export function toJson(value: unknown): string {
  return written(value) ?? 'null';
}

/** Undefined for what JSON leaves out of objects: functions, symbols, undefined. */
function written(value: unknown): string | undefined {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'boolean':
      return `${value}`;
    case 'number':
      return Number.isFinite(value) ? `${value}` : 'null';
    case 'object':
      return writtenObject(value);
    case 'bigint':
      throw new TypeError('a bigint has no JSON');
    default:
      return undefined;
  }
}

function writtenObject(value: object): string {
  if (value instanceof Date) return Number.isFinite(value.getTime()) ? quoted(value.toISOString()) : 'null';
  let list = '';
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      list += `${index ? ',' : ''}${written(value[index]) ?? 'null'}`;
    return `[${list}]`;
  }
  for (const name of Object.keys(value)) {
    const text = written((value as Record<string, unknown>)[name]);
    if (text !== undefined) list += `${list && ','}${quoted(name)}:${text}`;
  }
  return `{${list}}`;
}
