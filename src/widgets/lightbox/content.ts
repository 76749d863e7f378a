import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

/** What the lightbox shows is in its payload; its element only determines the place. */
export type LightboxContent = Readonly<Record<string, never>>;

export const readLightbox = (): ParsedMarkup<LightboxContent> => ({ content: {}, lend: [] });
