import { attributeFor } from '../../vocab/block/attribute-for.ts';
import { pageAttributes } from '../../vocab/page-attributes/index.ts';
import { blocks } from '../../widgets/blocks.ts';
import type { Check } from '../check.ts';
import { hasAttribute } from '../element.ts';
import { nearest } from '../nearest.ts';
import { writtenOf } from '../page.ts';

const PREFIX = 'data-';

/**
 * Options, without `data-`, whose names are as common in themes and other libraries: an id, an address, a text, a size or
 * a switch that a script of the page may read from the same element.
 */
const COMMON: ReadonlySet<string> = new Set(
  `account-type account-url animation-direction animation-speed app-id artist-id aspect-ratio auto-height button-alignment
  button-text button-url captcha-key captcha-theme click-behavior collection-id color-theme column-width drop-shadow
  error-summary form-id form-name form-url heading-level image-alt image-aspect-ratio image-dimensions item-id
  line-numbers link-to login-url low-stock new-window object-name page-size place-link row-height scroll-percentage
  show-controls show-labels show-meta show-on-scroll show-title snap-points success-redirect time-zone timer-delay
  view-box`.split(/\s+/),
);

/** The blocks that have an option, by its attribute. Themes have names of one word for themselves, too. */
const OWNERS: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const { name, data } of blocks)
    for (const attribute of Object.keys(data).map(attributeFor)) {
      const word = bare(attribute);
      if (word.includes('-') && !COMMON.has(word) && !Object.hasOwn(pageAttributes, attribute))
        found.set(attribute, [...(found.get(attribute) ?? []), name]);
    }
  return found;
})();

/**
 * Options on a block that only other blocks have (VT109). A name that says nothing of a block is left out (`COMMON`): it
 * is more often that of another script than a mistake.
 */
export const foreignOptions: Check = (page, hosts, report) => {
  for (const { element, block, platform } of hosts) {
    if (platform) continue;
    const own = Object.keys(block.data).map(attributeFor);
    for (const { name } of element.attrs) {
      const owners = OWNERS.get(name);
      if (!owners || own.includes(name)) continue;
      const near = nearest(bare(name), own.map(bare), 'name');
      // Reported as misspelt, unless the block has the option itself, too.
      if (near !== null && !hasAttribute(element, PREFIX + near)) continue;
      const { at, name: written } = writtenOf(page, element, name);
      report.say({
        code: 'VT109',
        at,
        block: block.name,
        attribute: written,
        read: written,
        expected: expectedFor(name, own),
        what: `${written} is an option of ${owners.join(', ')}`,
      });
    }
  }
};

/** Names the block's own option that is nearest to a foreign one, as far as any resembles it. */
function expectedFor(name: string, own: readonly string[]): string {
  if (own.length === 0) return 'no option: this block has none';
  const near = nearest(bare(name), own.map(bare), 'value') ?? own.map(bare).find((one) => shareWord(one, bare(name)));
  if (near) return `an option of this block, such as ${PREFIX}${near}`;
  return own.length <= 6
    ? `an option of this block: ${own.join(', ')}`
    : 'an option that the reference of this block lists';
}

const shareWord = (one: string, other: string): boolean =>
  one.split('-').some((word) => word.length > 3 && other.split('-').includes(word));

function bare(attribute: string): string {
  return attribute.slice(PREFIX.length);
}
