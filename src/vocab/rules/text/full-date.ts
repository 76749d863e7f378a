import { localeTag } from '../store/locale-tag.ts';

/** The furthest moment a date can stand for, in ms from 1970. */
const FURTHEST = 8.64e15;

/**
 * Writes a whole date in words, as the locale does (FMT-303): `21 de novembro de 2026` in pt-BR.
 *
 * @param moment in ms since 1970
 * @param locale the page's language, `en-US` or `en_US`; one that Intl does not know is read as Brazilian Portuguese
 * @param timeZone the site's, such as `America/Sao_Paulo`; without one, or with one that Intl does not know, the visitor's own
 * @returns an empty text for what is no moment
 */
export function fullDate(moment: number, locale: string, timeZone?: string): string {
  if (!(Math.abs(moment) <= FURTHEST)) return '';
  const language = localeTag(locale, Intl.DateTimeFormat) ?? 'pt-BR';
  const written = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', ...options }).format(moment);
  if (timeZone === undefined) return written({});
  try {
    return written({ timeZone });
  } catch {
    return written({});
  }
}
