import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import { localeTag } from '../../../vocab/rules/store/locale-tag.ts';

/**
 * The BCP 47 tag by which a block writes prices, numbers and dates: the site's `formattingLocale`, else the nearest `lang` of the block, else Brazilian
 * Portuguese. Each has to be one that Intl has data of.
 */
export function pageLocale({ element, site }: Pick<BlockHandle, 'element' | 'site'>): string {
  const written = [site.website.formattingLocale, element.closest('[lang]')?.getAttribute('lang') ?? ''];
  for (const one of written) {
    const tag = one && localeTag(one, Intl.NumberFormat);
    if (tag) return tag;
  }
  return 'pt-BR';
}
