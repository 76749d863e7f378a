import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

/** What the quick view shows is in its payload; its element only determines the place. */
export type QuickViewContent = Readonly<Record<string, never>>;

export const readQuickView = (): ParsedMarkup<QuickViewContent> => ({ content: {}, lend: [] });
