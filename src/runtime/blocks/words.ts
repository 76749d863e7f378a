import type { Page } from './page.ts';
import type { Files, Language } from './registry.ts';

/** The language of a tag that there are words in; null where a page speaks Portuguese. */
const languageOf = (tag: string): Language | null => {
  const [, primary = ''] = /^(en|es)(?:[-_]|$)/i.exec(tag) ?? [];
  return (primary.toLowerCase() as Language) || null;
};

/** Fetches the words of a chunk in the page's language. Where they do not come the chunk speaks Portuguese. */
export async function loadWords({ language, messages, report }: Page, files: Files): Promise<void> {
  const asked = languageOf(language);
  if (!asked) return;
  try {
    Object.assign(messages, (await files.words?.(asked))?.default);
  } catch (error) {
    report.always('VT022', `language ${language}: ${error}`);
  }
}
