import type { Page } from './page.ts';
import type { ChunkFiles, Language } from './registry.ts';

/** Fetches the messages of a chunk in the page's language. If they do not load, the chunk uses Portuguese. */
export async function loadMessages({ language, messages, log }: Page, chunk: ChunkFiles): Promise<void> {
  const asked = /^(en|es)([-_]|$)/i.exec(language)?.[1]?.toLowerCase() as Language | undefined;
  try {
    if (asked) Object.assign(messages, (await chunk.messages?.(asked))?.default);
  } catch (error) {
    log.error('VT022', `language ${language}: ${error}`);
  }
}
