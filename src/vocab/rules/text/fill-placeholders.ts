/** The names in braces in a text: `'name' | 'code'` of `'{name}: {code}'`. */
export type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/**
 * Puts values where a text has their names in braces (I18N-610). A name without a value stays as it is, and one whose
 * value is no number where it should be one (NaN); a value is not looked through for further names.
 *
 * @param text a literal, for the names to be checked
 */
export const fillPlaceholders = <const Text extends string>(
  text: Text,
  values: Readonly<Record<PlaceholderOf<Text>, string | number>>,
): string => {
  const given: Readonly<Record<string, string | number>> = values;
  return text.replace(/\{(\w+)\}/g, (all, name: string) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return Number.isNaN(value ?? Number.NaN) ? all : String(value);
  });
};
