import type { ChunkFiles } from './registry.ts';

/**
 * Gives every entry of a registry all messages of a language: for the single file, which has no separate message files. The build of chunks writes its own
 * registries, in which each chunk has its messages.
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
