import { camel } from '../../vocab/block/attribute-for.ts';
import { readJson } from '../../vocab/block/read-json.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';

/** The JSON of own markup by the names of the options, and `disableDefaultUI` as the requirements write it (MAP-305): that of the child, then of the attribute, which goes before it (D-04). */
export function ownJson(element: Element): ReadonlyMap<string, unknown>[] {
  const children = [...element.children].filter((child) => child.matches(`script[${BLOCK_JSON}]`));
  const texts = [...children.map(({ textContent }) => textContent).reverse(), element.getAttribute(BLOCK_JSON)];
  return texts.map((text) => {
    const { value } = readJson(text ?? '');
    const entries = isRecord(value) ? Object.entries(value) : [];
    return new Map(entries.map(([key, one]) => [camel(key).replace('UI', 'Ui'), one]));
  });
}
