import { changesNothing } from './changes-nothing.ts';

/** An object with attributes: an element of a page in a browser, or of a parsed one. */
export interface AttributeHolder {
  getAttribute(name: string): string | null;
}

/** An option as the text of an attribute. */
export interface SaidOption<Holder> {
  readonly field: string;
  readonly attribute: string;
  readonly holder: Holder;
  readonly value: string;
}

/**
 * Reads the options that published markup sets by attributes, unchecked. If several elements may carry an attribute, the first one that has it counts.
 *
 * @param names the option's name in the declaration, and its attribute
 */
export const readAttributes = <Holder extends AttributeHolder>(
  names: Readonly<Record<string, string>>,
  holders: readonly Holder[],
): SaidOption<Holder>[] =>
  Object.entries(names).flatMap(([field, attribute]) => {
    for (const holder of holders) {
      const value = holder.getAttribute(attribute);
      if (value !== null) return [{ field, attribute, holder, value }];
    }
    return [];
  });

/** A flag of published markup, in which the empty string is false (docs/published-markup.md §9); any other word is not a valid value. */
export const isPublishedTrue = (value: string): boolean => value === 'true';
export const PUBLISHED_FLAGS: readonly string[] = ['true', 'false', ''];

/** The data attributes with a value that are not among the known ones. */
export const unknownAttributes = (
  attributes: Iterable<{ readonly name: string; readonly value: string }>,
  known: readonly string[],
): { readonly name: string; readonly value: string }[] =>
  [...attributes].filter(
    ({ name, value }) => name.startsWith('data-') && !changesNothing(value) && !known.includes(name),
  );
