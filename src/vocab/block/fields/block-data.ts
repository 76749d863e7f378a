import { isRecord } from '../../is-record.ts';
import { imageAspectRatio } from '../../rules/display/aspect-ratio.ts';
import { columnWidth } from '../../rules/display/column-width.ts';
import { decimalNumber } from '../../rules/text/decimal-number.ts';
import { toJson } from '../../rules/text/to-json.ts';
import type { Field } from '../field.ts';
import { listOf } from './list-of.ts';
import { flag, number, oneOf } from './plain.ts';
import { readSchema } from './read-schema.ts';

/** Kinds of field that a gallery needs beside the common ones: its block data gives numbers and flags as text, too (GAL-312). */

interface Help {
  readonly help: string;
}

/** On or off. Unlike a flag it takes "true" and "false" in JSON, too (GAL-312). */
export const onOff = ({ help, fallback = false }: Help & { fallback?: boolean }): Field<boolean> => ({
  ...flag({ help, fallback }),
  also: ['text'],
  schema: readSchema((value) => isOn(value)),
});

/** As {@link onOff}, and every other number and text is on, 0 aside: the order of autoplay was once set by a number or a word (GAL-340). */
export const truthy = ({ help }: Help): Field<boolean> => {
  const kind = onOff({ help });
  return {
    ...kind,
    also: ['word', 'number'],
    expected: 'true or false, where any other text is true',
    schema: readSchema((value) =>
      typeof value === 'number'
        ? value !== 0
        : typeof value === 'string'
          ? !/^\s*(false|0)?\s*$/.test(value)
          : isOn(value),
    ),
    fromText: (raw) => decimalNumber(raw) ?? kind.fromText(raw),
  };
};

const isOn = (value: unknown): boolean | null =>
  typeof value === 'boolean' ? value : value === 'true' ? true : value === 'false' ? false : null;

/** A length in px above 0; anything else is refused (GAL-354). */
export const positive = ({ help, fallback }: Help & { fallback: number }): Field<number> => ({
  ...number({ help, fallback }),
  expected: 'a number above 0',
  above: 0,
  schema: readSchema((value) => columnWidth(value, 0) || null),
});

/** A ratio as text (GAL-314): the word of the fallback, a number, or two sides. Read it with {@link imageAspectRatio}. */
export const ratioText = ({ help, fallback }: Help & { fallback: string }): Field<string> => ({
  kind: 'ratio',
  expected: `height over width, also in per cent or as 16:9${fallback && `, or ${fallback}`}`,
  help,
  fallback,
  schema: readSchema((value) => {
    const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : null;
    if (text === null) return null;
    if (text ? text.toLowerCase() === fallback.toLowerCase() : value === fallback) return fallback;
    return imageAspectRatio(text) === null ? null : text;
  }),
  fromText: (raw) => raw,
  toText: (value) => value,
});

/** What a page writes of one slide in `items`; every member but `src` may be missing. What it says is read by `slidesFromItems`. */
export type GalleryItem = Readonly<Record<string, unknown>>;

/** The slides as data: a list of objects. Their members are read one by one, so that one that cannot be used leaves the others alone. */
export const slideList = ({ help }: Help): Field<readonly GalleryItem[]> => {
  const read = readSchema<GalleryItem>((value) => (isRecord(value) ? value : null));
  const entry: Field<GalleryItem> = {
    kind: 'json',
    expected: 'an object such as {"src": "…", "alt": "…"}',
    help,
    fallback: {},
    // The words by which the JSON Schema of the reference says that it is an object.
    schema: Object.assign(read, { type: 'object', entries: {} }),
    fromText: (raw) => raw,
    toText: (value) => toJson(value),
  };
  return listOf(entry, { help });
};

/** On, off, or as the block decides. */
export const yesNoAuto = ({ help }: Help): Field<'auto' | 'true' | 'false'> => {
  const words = oneOf(['auto', 'true', 'false'], { help, fallback: 'auto' });
  return {
    ...words,
    also: ['flag'],
    schema: readSchema((value) => {
      const said = isOn(value);
      return said === null ? (value === 'auto' ? 'auto' : null) : said ? 'true' : 'false';
    }),
    fromText: (raw) => raw || 'true',
  };
};

const BOUNDARIES = ['none', 'hard', 'inertial'] as const;

/** One word for both ends, or one for each; anything else is refused as a whole (SLIDE-318). */
export const boundaryWords = ({ help }: Help): Field<readonly (typeof BOUNDARIES)[number][]> => ({
  kind: 'list',
  expected: `one or two of ${BOUNDARIES.join(', ')}`,
  help,
  // Not the kind of an entry: a list with a wrong word is refused as a whole.
  choices: BOUNDARIES,
  fallback: [],
  schema: readSchema((value) => {
    if (!Array.isArray(value) || value.length > 2) return null;
    const known = value.flatMap((word) => BOUNDARIES.filter((boundary) => boundary === word));
    return known.length === value.length ? known : null;
  }),
  fromText: (raw) => raw.split(/[\s,]+/).filter(Boolean),
  toText: (words) => words.join(', '),
});
