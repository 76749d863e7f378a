import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';

/** The BCP 47 tag by which a block writes numbers: that of the site, else of the page's markup, else Brazilian Portuguese. Each has to be one that Intl has data of. */
export function numberLocale({ element, site }: Pick<BlockHandle, 'element' | 'site'>): string {
  const { formattingLocale, language } = site.website;
  for (const one of [formattingLocale, language, element.closest('[lang]')?.getAttribute('lang')]) {
    try {
      const [tag] = Intl.NumberFormat.supportedLocalesOf((one || []) as string);
      if (tag) return tag;
    } catch {
      // It is no tag.
    }
  }
  return 'pt-BR';
}
