import type { Reading } from '../../runtime/blocks/door.ts';

/** The dialog says what the page's store says; its element only says where. */
export type DialogContent = Readonly<Record<string, never>>;

export const readDialog = (): Reading<DialogContent> => ({ content: {}, lend: [] });
