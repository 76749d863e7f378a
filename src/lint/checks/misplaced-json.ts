import { BLOCK, BLOCK_JSON } from '../../vocab/names.ts';
import type { Check } from '../check.ts';
import { attributeOf, hasAttribute, runs } from '../element.ts';
import { isPlatformMarked } from '../hosts.ts';
import { attributeJson, quoteHint, readValue } from '../json-object.ts';
import { writtenOf } from '../page.ts';
import { isNearlyBlock } from './misspelt-names.ts';

/**
 * JSON that no block reads or that the browser would execute (VT116, VT117), and invalid JSON of foreign blocks
 * (VT111).
 */
export const misplacedJson: Check = (page, hosts, report) => {
  const isHost = new Set<unknown>(hosts.map(({ element }) => element));
  for (const element of page.elements) {
    if (!hasAttribute(element, BLOCK_JSON)) continue;
    const holder = element.tagName === 'script' ? element.parentNode : element;
    if (element.tagName === 'script' && runs(element))
      report.say({
        code: 'VT117',
        at: writtenOf(page, element, BLOCK_JSON).at,
        attribute: 'type',
        read: attributeOf(element, 'type'),
        expected: 'application/json',
        what: `a script with ${BLOCK_JSON} needs type="application/json"`,
      });
    if (isHost.has(holder)) continue;
    const { at, end } = writtenOf(page, element, BLOCK_JSON);
    if (element.tagName !== 'script' && (hasAttribute(element, BLOCK) || isNearlyBlock(element))) continue;
    if (isPlatformMarked(element))
      // The block is unknown, but invalid JSON is invalid for every reader.
      readValue(attributeJson(page, element, BLOCK_JSON), { block: null, attribute: BLOCK_JSON }, report, {
        hint: quoteHint(page, end),
        limited: false,
      });
    else if (!(holder && 'attrs' in holder && hasAttribute(holder, BLOCK)))
      report.say({ code: 'VT116', at, attribute: BLOCK_JSON, what: `no block reads ${BLOCK_JSON} here` });
  }
};
