import { publishedBlockTypes } from '../codes/published-block-types.ts';
import { camel } from './attribute-for.ts';
import type { Block } from './define-block.ts';

/** How published platform pages name a block: the words of its declaration, then the type code that they have for its name. */
export function publishedNamesOf({
  name,
  publishedNames,
}: Pick<Block, 'name' | 'publishedNames'>): (string | number)[] {
  const code: number | null = publishedBlockTypes.codeOf(camel(name));
  return publishedNames ? [...publishedNames, ...(code === null ? [] : [code])] : [];
}
