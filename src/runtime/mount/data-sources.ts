import type { Sources } from '../../vocab/block/parse.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import type { ParsedMarkup } from './block-module.ts';

/** Lists the sources of a block's data for `parse`. */
export function dataSources(
  element: Element,
  source: Element,
  published: boolean,
  { data: values, jsonIsRead }: Pick<ParsedMarkup<unknown>, 'data' | 'jsonIsRead'>,
): Sources {
  const json: { where: string; text: string }[] = [];
  const attribute = jsonIsRead ? null : element.getAttribute(BLOCK_JSON);
  if (attribute !== null) json.push({ where: BLOCK_JSON, text: attribute });
  for (const child of source.children) {
    if (child.localName === 'script' && child.hasAttribute(BLOCK_JSON)) {
      json.push({ where: `script[${BLOCK_JSON}]`, text: child.textContent ?? '' });
    }
  }
  // Attributes of published markup have another meaning; `readPublished` reads them.
  return { attribute: (name) => (published ? null : element.getAttribute(name)), json, values };
}
