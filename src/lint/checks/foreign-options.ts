import { attributeFor } from '../../vocab/block/attribute-for.ts';
import { pageAttributes } from '../../vocab/page-attributes/index.ts';
import { blocks } from '../../widgets/blocks.ts';
import type { Check } from '../check.ts';
import { nearest } from '../nearest.ts';
import { writtenOf } from '../page.ts';

const PREFIX = 'data-';

/** The blocks that have an option, by its attribute. Themes have names of one word for themselves, too. */
const OWNERS: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const { name, data } of blocks)
    for (const attribute of Object.keys(data).map(attributeFor))
      if (attribute.slice(PREFIX.length).includes('-') && !Object.hasOwn(pageAttributes, attribute))
        found.set(attribute, [...(found.get(attribute) ?? []), name]);
  return found;
})();

/** Options on a block that only other blocks have (VT109). */
export const foreignOptions: Check = (page, hosts, report) => {
  for (const { element, block, platform } of hosts) {
    if (platform) continue;
    const own = Object.keys(block.data).map(attributeFor);
    for (const { name } of element.attrs) {
      const owners = OWNERS.get(name);
      // A name that resembles one of the block's own is reported as misspelt.
      if (!owners || own.includes(name) || nearest(bare(name), own.map(bare), 'name') !== null) continue;
      const { at, name: written } = writtenOf(page, element, name);
      report.say({
        code: 'VT109',
        at,
        block: block.name,
        attribute: written,
        read: written,
        expected: own.length ? `an option of this block, such as ${own.slice(0, 3).join(', ')}` : 'no option',
        what: `${written} is an option of ${owners.join(', ')}`,
      });
    }
  }
};

const bare = (attribute: string): string => attribute.slice(PREFIX.length);
