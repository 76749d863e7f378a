import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

/** The content is the cart; the element only determines the place. */
export type CartDrawerContent = Readonly<Record<string, never>>;

export const readCartDrawer = (): ParsedMarkup<CartDrawerContent> => ({ content: {}, lend: [] });
