import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';

/** The banner's content is from the page context; its element only determines the place. */
export type CookieBannerContent = Readonly<Record<string, never>>;

export const readCookieBanner = (): ParsedMarkup<CookieBannerContent> => ({ content: {}, lend: [] });
