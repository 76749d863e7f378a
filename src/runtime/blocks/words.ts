import type { Page } from './page.ts';
import type { Files, Language } from './registry.ts';

/** Fetches the words of a chunk in the page's language, where there are any. Where they do not come the chunk speaks Portuguese. */
export async function loadWords({ language, messages, report }: Page, { words }: Files): Promise<void> {
  const asked = /^(en|es)([-_]|$)/i.exec(language)?.[1]?.toLowerCase() as Language | undefined;
  try {
    if (asked) Object.assign(messages, (await words?.(asked))?.default);
  } catch (error) {
    report.always('VT022', `language ${language}: ${error}`);
  }
}
