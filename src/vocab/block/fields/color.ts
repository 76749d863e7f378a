import type { Field } from '../field.ts';
import { type Help, readField } from './read-field.ts';

/** Longest colour that is read, in characters. */
const LONGEST = 200;

const HEX = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const NAME = /^[a-z]{3,30}$/i;
/** Excludes anything that could end a declaration or request a resource. */
const FUNCTION = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var)\([\w\s%.,/+#()-]*\)$/i;

/**
 * A CSS colour, as text. The form is checked here, and the browser itself decides whether it knows the colour: it accepts every form that it can draw, while a
 * parser of the project's own would add 4.6 kB and know fewer. Without a browser only the form is checked. Empty if there is none.
 */
export const color = ({ help, fallback = '' }: Help & { fallback?: string }): Field<string> =>
  readField({
    kind: 'color',
    expected: 'a CSS colour such as #a34b2c, teal or rgb(163 75 44)',
    help,
    fallback,
    read(value) {
      const text = typeof value === 'string' && value.length <= LONGEST ? value.trim() : '';
      const formed = HEX.test(text) || NAME.test(text) || FUNCTION.test(text);
      return formed && globalThis.CSS?.supports?.('color', text) !== false ? text : null;
    },
    toText: (value) => value,
  });
