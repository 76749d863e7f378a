import type { Reading } from '../../runtime/blocks/door.ts';

/** The banner says what the page context says; its element only says where. */
export type CookieBannerContent = Readonly<Record<string, never>>;

export const readCookieBanner = (): Reading<CookieBannerContent> => ({ content: {}, lend: [] });
