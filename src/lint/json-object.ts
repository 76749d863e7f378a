import { LARGEST_JSON, readJson as readAsBlocks } from '../vocab/block/read-json.ts';
import { isRecord } from '../vocab/is-record.ts';
import type { Report } from './check.ts';
import { attributeOf, type HtmlElement } from './element.ts';
import { cut } from './finding.ts';
import { type JsonText, pathText, readJson, repeatedKeys } from './json-text.ts';
import { insideOf, type Page, startOf, writtenOf } from './page.ts';
import { isTemplated } from './templated.ts';

/** Returns the JSON in an attribute. */
export const attributeJson = (page: Page, element: HtmlElement, name: string): JsonText => ({
  text: attributeOf(element, name) ?? '',
  place: writtenOf(page, element, name).place,
});

/** Returns the JSON in a script element. */
export function scriptJson(page: Page, script: HtmlElement): JsonText {
  const text = insideOf(page, script);
  const start = script.sourceCodeLocation?.startTag?.endOffset ?? startOf(script);
  return { text, place: (offset) => start + offset };
}

interface About {
  readonly block: string | null;
  readonly attribute: string;
  /** Its path in other JSON that contains it as a text. */
  readonly path?: string;
  /** What is used instead of all of it; every default unless given. */
  readonly used?: string;
}

interface How {
  /** Advice for JSON that cannot be read. */
  readonly hint?: string;
  /**
   * Whether size and depth are limited, as in a block's own JSON. The page's context and the JSON of a published form
   * have no such limit.
   */
  readonly limited?: boolean;
}

/** Reads JSON and reports why it cannot be read; undefined if it cannot, or if a template writes it. */
export function readValue(
  json: JsonText,
  about: About,
  report: Report,
  { hint = '', limited = true }: How = {},
): { value: unknown } | undefined {
  const { text } = json;
  if (isTemplated(text)) {
    report.skip(json.place(0), about.attribute);
    return undefined;
  }
  const said = { used: 'every default', ...about, read: text.trim() };
  const name = about.path ?? about.attribute;
  const { beyond } = limited ? readAsBlocks(text) : {};
  if (beyond !== undefined) {
    const why = text.length > LARGEST_JSON ? `has ${text.length} characters` : 'is nested too deeply';
    report.say({ ...said, code: 'VT112', at: startIn(json), expected: beyond, what: `the JSON of ${name} ${why}` });
    return undefined;
  }
  const read = readJson(text);
  if ('value' in read) return read;
  report.say({
    ...said,
    code: 'VT111',
    at: json.place(read.at),
    what: `the JSON of ${name} cannot be parsed: ${read.why}${hint && `; ${hint}`}`,
  });
  return undefined;
}

/** As `readValue`, for JSON that has to be an object; repeated keys are reported as well. */
export function readObject(
  json: JsonText,
  about: About,
  report: Report,
  { same, ...how }: How & { readonly same?: (key: string) => string } = {},
): Readonly<Record<string, unknown>> | null {
  const read = readValue(json, about, report, how);
  if (!read) return null;
  const { value } = read;
  if (!isRecord(value)) {
    report.say({
      ...about,
      code: 'VT112',
      at: startIn(json),
      read: json.text.trim(),
      expected: 'a JSON object',
      used: 'every default',
      what: `the JSON of ${about.attribute} is ${cut(json.text.trim())}`,
    });
    return null;
  }
  for (const { path, at } of repeatedKeys(json.text, value, same)) {
    report.say({
      ...about,
      code: 'VT115',
      at: json.place(at),
      path: pathText(path),
      what: `the key ${pathText(path)} occurs twice; only the last one is used`,
    });
  }
  return value;
}

const startIn = ({ text, place }: JsonText): number => place(text.search(/\S|$/));

/** Returns the advice for JSON in double quotes, which ends at its own first quote. */
export function quoteHint({ html }: Page, end: number): string {
  return html[end - 1] === '"' && /[^\s>/]/.test(html[end] ?? ' ')
    ? 'the attribute ends at the first double quote: put the JSON in single quotes'
    : '';
}
