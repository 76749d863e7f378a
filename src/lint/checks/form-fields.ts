import { asJson } from '../../vocab/block/as-json.ts';
import { camel } from '../../vocab/block/attribute-for.ts';
import { readJson as readAsBlocks } from '../../vocab/block/read-json.ts';
import { FILE_FIELD, FORM_SECTION } from '../../vocab/codes/form-fields.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import { NAMED_FIELD_TYPES } from '../../vocab/page-attributes/forms.ts';
import type { Report } from '../check.ts';
import { attributeOf, childrenOf, hasAttribute } from '../element.ts';
import { cut, quoted, type Slip } from '../finding.ts';
import type { Host } from '../hosts.ts';
import { attributeJson, scriptJson } from '../json-object.ts';
import { type JsonText, offsetAt, type Path, pathText, readJson } from '../json-text.ts';
import { nearest } from '../nearest.ts';
import type { Page } from '../page.ts';
import { formContextOf } from '../published-values.ts';
import { isTemplated } from '../templated.ts';

/** The types that an entry of `formFields` may have. */
const TYPES: readonly string[] = [...NAMED_FIELD_TYPES, FILE_FIELD, FORM_SECTION];

/** The keys of a field, as listed in the reference of the form. */
const keysOf = ({ block }: Host): readonly string[] =>
  /\{([^}]+)\}/.exec(block.data.formFields?.expected ?? '')?.[1]?.split(', ') ?? [];

/**
 * Checks the entries of `formFields` (VT198, VT113). The block reads them one by one and drops those that it cannot
 * use, so the schema reports nothing about them.
 */
export function fieldList(page: Page, host: Host, report: Report): void {
  for (const { json, attribute, path } of lists(page, host)) {
    const read = isTemplated(json.text) ? null : readJson(json.text);
    const list = read && 'value' in read ? at(read.value, path) : null;
    if (Array.isArray(list)) entries(list, { json, attribute, path });
  }

  function entries(list: readonly unknown[], { json, attribute, path }: List): void {
    const seen = new Set<string>();
    const say = (index: number, key: string | null, what: string, more: Partial<Slip> = {}): void => {
      const place = [...path, index, ...(key === null ? [] : [key])];
      report.say({
        code: 'VT198',
        at: json.place(offsetAt(json.text, place)),
        block: host.block.name,
        attribute,
        path: pathText(place),
        what: `${pathText(place)} ${what}`,
        ...more,
      });
    };
    for (const [index, entry] of list.entries()) {
      if (!isRecord(entry)) {
        say(index, null, `is ${cut(asJson(entry))}; it is left out`, { expected: 'an object' });
        continue;
      }
      const { id, type } = entry;
      const keys = Object.keys(entry);
      for (const key of keys) {
        const near = keysOf(host).includes(key) ? null : nearest(key, keysOf(host), 'name');
        if (near !== null && !keys.includes(near))
          say(index, key, 'is not a key of a field', { code: 'VT113', read: key, nearest: near });
      }
      const read = typeof type === 'string' ? type : asJson(type);
      if (type !== undefined && !(typeof type === 'string' && TYPES.includes(type.toLowerCase())))
        say(index, 'type', `is ${quoted(read)}`, {
          read,
          expected: `one of ${TYPES.join(', ')}`,
          nearest: nearest(read, TYPES, 'value'),
          used: 'text',
        });
      if (type === FORM_SECTION) continue;
      if ((typeof id !== 'string' && typeof id !== 'number') || id === '')
        say(index, null, 'has no id; it is left out', { expected: 'the key id' });
      else if (seen.has(`${id}`)) say(index, 'id', `is ${quoted(`${id}`)} a second time; the field is left out`);
      else seen.add(`${id}`);
    }
  }
}

interface List {
  readonly json: JsonText;
  readonly attribute: string;
  readonly path: Path;
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, step) => {
    if (typeof inside !== 'object' || inside === null) return undefined;
    return Object.entries(inside).find(([key]) => key === String(step))?.[1];
  }, value);

/** Returns whether a block refuses JSON as a whole for its size or depth, which VT112 reports. */
const isRefused = (text: string): boolean => readAsBlocks(text).beyond !== undefined;

function lists(page: Page, { element, platform: published }: Host): List[] {
  const named = (json: JsonText, attribute: string): List[] => {
    const read = readJson(json.text);
    if (!('value' in read) || !isRecord(read.value)) return [];
    const key = Object.keys(read.value).findLast((one) => camel(one) === 'formFields');
    return key === undefined ? [] : [{ json, attribute, path: [key] }];
  };
  const script = published ? formContextOf(element) : null;
  if (published) return script ? named(scriptJson(page, script), 'script.sqs-form-block-context') : [];
  const fields = attributeOf(element, 'data-form-fields');
  if (fields !== null && !isRefused(fields))
    return [{ json: attributeJson(page, element, 'data-form-fields'), attribute: 'data-form-fields', path: [] }];
  return [
    ...(hasAttribute(element, BLOCK_JSON) ? named(attributeJson(page, element, BLOCK_JSON), BLOCK_JSON) : []),
    ...childrenOf(element).flatMap((child) =>
      child.tagName === 'script' && hasAttribute(child, BLOCK_JSON)
        ? named(scriptJson(page, child), `script[${BLOCK_JSON}]`)
        : [],
    ),
  ].filter(({ json }) => !isRefused(json.text));
}
