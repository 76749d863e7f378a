import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { localeTag } from '../../../vocab/rules/store/locale-tag.ts';

type Place = Pick<BlockHandle, 'element' | 'site'>;

/** The BCP 47 tag that a page names: the site's `formattingLocale`, else the nearest `lang` of the block. It has to be one that Intl has data of; null without one. */
export function namedLocale({ element, site }: Place): string | null {
  const written = [site.website.formattingLocale, element.closest('[lang]')?.getAttribute('lang') ?? ''];
  for (const one of written) {
    const tag = one && localeTag(one, Intl.NumberFormat);
    if (tag) return tag;
  }
  return null;
}

/** The tag by which a block writes prices, numbers and dates: that of the page, else Brazilian Portuguese. */
export const pageLocale = (place: Place): string => namedLocale(place) ?? 'pt-BR';
