import type { Sources } from '../../vocab/block/parse.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import type { Reading } from './door.ts';

/** Where a block's data may stand, for `parse`. */
export function sourcesOf(
  element: Element,
  source: Element,
  platform: boolean,
  values: Reading<unknown>['data'],
): Sources {
  const json: { where: string; text: string }[] = [];
  const attribute = element.getAttribute(BLOCK_JSON);
  if (attribute !== null) json.push({ where: BLOCK_JSON, text: attribute });
  for (const child of source.children) {
    if (child.localName === 'script' && child.hasAttribute(BLOCK_JSON)) {
      json.push({ where: `script[${BLOCK_JSON}]`, text: child.textContent ?? '' });
    }
  }
  // The platform's own attributes have its own meaning: its adapter reads them.
  return { attribute: (name) => (platform ? null : element.getAttribute(name)), json, values };
}
