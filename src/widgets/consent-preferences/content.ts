import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

/** The content is from the page's context; the element only determines the place. */
export type ConsentPreferencesContent = Readonly<Record<string, never>>;

export const readConsentPreferences = (): ParsedMarkup<ConsentPreferencesContent> => ({ content: {}, lend: [] });
