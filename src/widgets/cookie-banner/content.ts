import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';

/** The banner says what the page context says; its element only says where. */
export type CookieBannerContent = Readonly<Record<string, never>>;

export const readCookieBanner = (): ParsedMarkup<CookieBannerContent> => ({ content: {}, lend: [] });
