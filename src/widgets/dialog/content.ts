import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';

/** The dialog's content is from the page's store; its element only determines the place. */
export type DialogContent = Readonly<Record<string, never>>;

export const readDialog = (): ParsedMarkup<DialogContent> => ({ content: {}, lend: [] });
