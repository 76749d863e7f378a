/** Longest locale that is looked at, in characters. */
const LONGEST = 35;

/** What of Intl is asked: its number formats, date formats or plural rules. */
interface Service {
  supportedLocalesOf(locale: string): readonly string[];
}

/**
 * The tag under which Intl knows a locale (the project's own): `pt_BR` is written `pt-BR`. Null for a text that is no locale, and for a locale that
 * Intl has no data of, such as `xx`: asked for that, it would silently answer as the machine does.
 */
export function localeTag(locale: string, service: Service): string | null {
  if (locale.length > LONGEST) return null;
  try {
    return service.supportedLocalesOf(locale.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}
