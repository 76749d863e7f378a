import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';

/** Its content is the project's own; its element only determines the place. */
export type BadgeContent = Readonly<Record<string, never>>;

export const readBadge = (): ParsedMarkup<BadgeContent> => ({ content: {}, lend: [] });
