import type { Table } from '../../strings/translate.ts';

/** Portuguese is in every chunk; the others are one file each. */
const TABLES: Readonly<Record<string, () => Promise<{ default: Table }>>> = {
  en: () => import('../../strings/en.ts'),
  es: () => import('../../strings/es.ts'),
};

let asked: Promise<Table | null> | undefined;
let table: Table | null = null;

/**
 * Fetches the messages of the page's language, once.
 *
 * @param language a BCP 47 tag; whatever is neither English nor Spanish stays Portuguese
 * @param failed told where the file did not come; the page then speaks Portuguese
 */
export function loadLanguage(language: string, failed: (error: unknown) => void): Promise<unknown> {
  const primary = language.slice(0, 2).toLowerCase();
  asked ??=
    Object.hasOwn(TABLES, primary) && /^..([-_]|$)/.test(language)
      ? fetchTable(primary, failed)
      : Promise.resolve(null);
  return asked;
}

async function fetchTable(primary: string, failed: (error: unknown) => void): Promise<Table | null> {
  try {
    table = (await TABLES[primary]?.())?.default ?? null;
  } catch (error) {
    failed(error);
  }
  return table;
}

/** The messages of the page's language, once they are here. */
export const languageTable = (): Table | null => table;
