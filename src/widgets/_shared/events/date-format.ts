const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date format of Intl, made once for each locale and options: a month of events needs the same few again and again, and
 * making one costs far more than using it.
 *
 * @throws RangeError for a time zone that Intl does not know
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.entries(options).join()}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
