import type { ChunkFiles } from './registry.ts';

/**
 * Gives every entry of a registry all words of a language: for the single file, which has no files of words. The build of chunks writes registries of its
 * own, in which each chunk has its words.
 */
export const withAllMessages = <Entry extends ChunkFiles>(
  entries: Readonly<Record<string, Entry>>,
): Record<string, Entry> =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      {
        ...entry,
        messages: (language) => (language === 'en' ? import('../../strings/en.ts') : import('../../strings/es.ts')),
      },
    ]),
  );
