/** The furthest moment a date can stand for, in ms from 1970. */
const FURTHEST = 8.64e15;

/**
 * Writes a whole date in words, as the locale does: `21 de novembro de 2026` in pt-BR (001 §9).
 *
 * @param moment in ms since 1970
 * @param locale the page's language; one that Intl does not know is read as Brazilian Portuguese
 * @param timeZone the site's, such as `America/Sao_Paulo`; without one, or with one that Intl does not know, the visitor's own
 * @returns an empty text for what is no moment
 */
export function fullDate(moment: number, locale: string, timeZone?: string): string {
  if (!(Math.abs(moment) <= FURTHEST)) return '';
  const asked = timeZone === undefined ? {} : { timeZone };
  for (const [language, zone] of [
    [locale, asked],
    [locale, {}],
    ['pt-BR', asked],
    ['pt-BR', {}],
  ] as const)
    try {
      return new Intl.DateTimeFormat(language, { dateStyle: 'long', ...zone }).format(moment);
    } catch {
      // The next one is tried.
    }
  return '';
}
