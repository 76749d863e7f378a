import { BLOCK } from '../../vocab/names.ts';
import { queryIn } from '../page/document-member.ts';
import type { BlockEntry } from './registry.ts';

/** How published platform pages name the blocks. */
export type PublishedNames = Readonly<Record<string, Pick<BlockEntry, 'publishedNames'>>>;

/** Tells which block an element is that the platform has marked. */
export interface Naming {
  /** The registry's name, or null where the element is none of ours. */
  nameOf(element: Element): string | null;
}

/** Whether an element is marked by the platform and not by `data-block`. */
export const isPublished = (element: Element): boolean => !element.hasAttribute(BLOCK);

/**
 * Published platform pages are read by sqsp name, definition name, class and type code, in that order, since today's blocks may all carry code 1337
 * (docs/published-markup.md §0). Where the platform's own runtime is on the page its blocks stay untouched.
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
  ];
  return {
    nameOf(element) {
      const word = !platformRuns && words(element).find((one) => one && aliases.has(one));
      return (word && aliases.get(word)) || null;
    },
  };
}

/** Whether the platform's own runtime works on this page (docs/published-markup.md §16). */
export const hasPlatformRuntime = (page: ParentNode): boolean =>
  'SQUARESPACE_ROLLUPS' in globalThis ||
  queryIn(page, 'script[src*="site-bundle"],[data-controllers-bound]')[0] !== undefined;
