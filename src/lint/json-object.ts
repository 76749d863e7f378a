import { LARGEST_JSON } from '../vocab/block/read-json.ts';
import type { Report } from './check.ts';
import { attributeOf, type Element } from './element.ts';
import { cut } from './finding.ts';
import { type JsonText, pathText, readJson, repeatedKeys } from './json-text.ts';
import { insideOf, type Page, startOf, writtenOf } from './page.ts';
import { isTemplated } from './templated.ts';

/** The JSON in an attribute. */
export const attributeJson = (page: Page, element: Element, name: string): JsonText => ({
  text: attributeOf(element, name) ?? '',
  place: writtenOf(page, element, name).place,
});

/** The JSON in a script element. */
export function scriptJson(page: Page, script: Element): JsonText {
  const text = insideOf(page, script);
  const start = script.sourceCodeLocation?.startTag?.endOffset ?? startOf(script);
  return { text, place: (offset) => start + offset };
}

interface About {
  readonly block: string | null;
  readonly attribute: string;
  /** What stands in for all of it; every default unless said. */
  readonly used?: string;
}

/** Reads JSON and tells what keeps it from being read; undefined where it cannot be, or a template writes it. */
export function readValue(json: JsonText, about: About, report: Report, hint = ''): { value: unknown } | undefined {
  if (isTemplated(json.text)) {
    report.skip(json.place(0), about.attribute);
    return undefined;
  }
  const read = readJson(json.text);
  if ('value' in read) return read;
  report.say({
    used: 'every default',
    ...about,
    code: 'VT111',
    at: json.place(read.at),
    read: json.text.trim(),
    what: `the JSON of ${about.attribute} cannot be read: ${read.why}${hint && `; ${hint}`}`,
  });
  return undefined;
}

/** The same for JSON that has to be an object; keys that repeat are told as well. */
export function readObject(
  json: JsonText,
  about: About,
  report: Report,
  { hint = '', same }: { hint?: string; same?: (key: string) => string } = {},
): Readonly<Record<string, unknown>> | null {
  const read = readValue(json, about, report, hint);
  if (!read) return null;
  const { value } = read;
  const tooLarge = json.text.length > LARGEST_JSON;
  if (tooLarge || typeof value !== 'object' || value === null || Array.isArray(value)) {
    report.say({
      ...about,
      code: 'VT112',
      at: json.place(json.text.search(/\S|$/)),
      read: json.text.trim(),
      expected: 'a JSON object',
      used: 'every default',
      what: tooLarge
        ? `the JSON of ${about.attribute} has ${json.text.length} characters`
        : `the JSON of ${about.attribute} is ${cut(json.text.trim())}`,
    });
    return null;
  }
  for (const { path, at } of repeatedKeys(json.text, value, same)) {
    report.say({
      ...about,
      code: 'VT115',
      at: json.place(at),
      path: pathText(path),
      what: `the key ${pathText(path)} stands twice; the last one counts`,
    });
  }
  return { ...value };
}

/** Where JSON in double quotes ends at its own first quote. */
export function quoteHint({ html }: Page, end: number): string {
  return html[end - 1] === '"' && /[^\s>/]/.test(html[end] ?? ' ')
    ? 'the attribute ends at the first double quote: put the JSON in single quotes'
    : '';
}
