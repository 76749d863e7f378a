import { publishedBlockTypes } from '../codes/published-block-types.ts';
import { camel } from './attribute-for.ts';
import type { Block } from './define-block.ts';

/** The names of a block on published platform pages: those of its declaration, then the platform's type code for one of its names. */
export function publishedNamesOf({
  name,
  publishedNames,
}: Pick<Block, 'name' | 'publishedNames'>): (string | number)[] {
  if (!publishedNames) return [];
  const codes = [name, ...publishedNames].map((one): number | null => publishedBlockTypes.codeOf(camel(one)));
  return [...publishedNames, ...new Set(codes.filter((code) => code !== null))];
}
