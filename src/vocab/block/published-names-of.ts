import { publishedBlockTypes } from '../codes/published-block-types.ts';
import { camel } from './attribute-for.ts';
import type { Block } from './define-block.ts';

/** The names of a block on published platform pages: those of its declaration, then the platform's type code for its name. */
export function publishedNamesOf({
  name,
  publishedNames,
}: Pick<Block, 'name' | 'publishedNames'>): (string | number)[] {
  const code: number | null = publishedBlockTypes.codeOf(camel(name));
  return publishedNames ? [...publishedNames, ...(code === null ? [] : [code])] : [];
}
