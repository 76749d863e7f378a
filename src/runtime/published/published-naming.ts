import { EVENT_LIST } from '../../vocab/published/event-list.ts';
import { PRODUCT_PAGE } from '../../vocab/published/places.ts';
import { queryIn } from '../page/document-member.ts';
import type { BlockEntry } from '../stage/registry.ts';

/** How published pages name the blocks. */
export type PublishedNames = Readonly<Record<string, Pick<BlockEntry, 'publishedNames'>>>;

/** Identifies the blocks of published markup. */
export interface Naming {
  /** Name of the block in the registry, or null when the element is none of them. */
  nameOf(element: Element): string | null;
}

/**
 * Identifies published blocks by sqsp name, definition name, class and type code, in that order, because current blocks may all have code 1337
 * (docs/published-markup.md §0). When the platform's own runtime is on the page, no block is identified.
 */
export function publishedNaming(registry: PublishedNames, platformRuns: boolean): Naming {
  const aliases = new Map<string, string>();
  for (const [name, { publishedNames = [] }] of Object.entries(registry)) {
    for (const word of publishedNames) aliases.set(String(word), name);
  }
  const words = (element: Element): (string | null | undefined)[] => [
    element.getAttribute('data-sqsp-block'),
    element.getAttribute('data-definition-name')?.split('.').pop(),
    ...[...element.classList].map((word) => /^sqs-block-(.+)/.exec(word)?.[1]),
    element.getAttribute('data-block-type'),
    element.matches(PRODUCT_PAGE) ? 'product' : null,
    element.matches(EVENT_LIST) ? 'eventlist' : null,
  ];
  return {
    nameOf(element) {
      const word = !platformRuns && words(element).find((one) => one && aliases.has(one));
      return (word && aliases.get(word)) || null;
    },
  };
}

/** Returns whether the platform's own runtime is on this page (docs/published-markup.md §16). */
export const hasPlatformRuntime = (page: ParentNode): boolean =>
  'SQUARESPACE_ROLLUPS' in globalThis ||
  queryIn(page, 'script[src*="site-bundle"],[data-controllers-bound]')[0] !== undefined;
