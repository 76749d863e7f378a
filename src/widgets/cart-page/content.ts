import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

/** The content is the cart; the element has the server's own. */
export type CartPageContent = Readonly<Record<string, never>>;

export const readCartPage = (): ParsedMarkup<CartPageContent> => ({ content: {}, lend: [] });
