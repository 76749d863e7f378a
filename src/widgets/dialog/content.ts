import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';

/** The dialog says what the page's store says; its element only says where. */
export type DialogContent = Readonly<Record<string, never>>;

export const readDialog = (): ParsedMarkup<DialogContent> => ({ content: {}, lend: [] });
