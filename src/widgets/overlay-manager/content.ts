import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

/** Its content is what the services tell; its element only determines the place. */
export type OverlayManagerContent = Readonly<Record<string, never>>;

export const readOverlayManager = (): ParsedMarkup<OverlayManagerContent> => ({ content: {}, lend: [] });
