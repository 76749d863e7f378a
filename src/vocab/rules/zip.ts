/** Whether a text is a zip code of the United States: exactly 5 digits (000 §5). */
export const isUsZip = (text: string): boolean => /^[0-9]{5}$/.test(text);

const UNITED_STATES: ReadonlySet<string> = new Set([
  'us',
  'usa',
  'eua',
  'united states',
  'united states of america',
  'estados unidos',
  'estados unidos da américa',
]);

/** Whether a country, as a code or as a visitor writes it, is the United States. */
export const isUnitedStates = (country: string): boolean =>
  UNITED_STATES.has(country.trim().toLowerCase().replace(/\./g, ''));
