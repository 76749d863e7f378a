import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';

/** Its content is from the page context; its element only determines the place. */
export type MobileInfoBarContent = Readonly<Record<string, never>>;

export const readMobileInfoBar = (): ParsedMarkup<MobileInfoBarContent> => ({ content: {}, lend: [] });
