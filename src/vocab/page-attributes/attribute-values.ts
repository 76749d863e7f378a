import type { GenericSchema } from 'valibot';
import { decimalNumber } from '../rules/text/decimal-number.ts';

/** What an attribute of the page's markup may contain. */
export interface AttributeValue {
  readonly kind: 'mark' | 'text' | 'words' | 'number' | 'form' | 'json';
  /** The type as the reference prints it and as a developer message names it. */
  readonly expected: string;
  /** The words of a choice, with what each of them means where its name does not say it. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What is used in place of a value that cannot be read. */
  readonly used: string;
  /** Whether a text is read. */
  accepts(text: string): boolean;
  /** The form of JSON. */
  readonly schema?: GenericSchema;
}

/** It is written bare: it holds whatever its value is, so that `false` is a mistake. */
export const mark: AttributeValue = {
  kind: 'mark',
  expected: 'no value',
  used: 'the attribute as if it had no value',
  accepts: (text) => !/^(false|no|off|0)$/i.test(text.trim()),
};

/** Any text. */
export const text: AttributeValue = { kind: 'text', expected: 'text', used: 'nothing', accepts: () => true };

const listed = (words: readonly string[]): string => `one of ${words.join(', ')}`;

/** One of some words. */
export function words(
  choices: readonly string[] | Readonly<Record<string, string>>,
  used: string,
  also: (value: string) => boolean = () => false,
): AttributeValue {
  const byName = Array.isArray(choices)
    ? Object.fromEntries(choices.map((word: string) => [word, '']))
    : (choices as Readonly<Record<string, string>>);
  const names = Object.keys(byName);
  return {
    kind: 'words',
    expected: listed(names),
    choices: byName,
    used,
    accepts: (value) => names.includes(value) || also(value),
  };
}

/** On if it is written bare or as `true`, off as `false`. */
export const onOff = (used: 'on' | 'off'): AttributeValue => ({
  ...words(['true', 'false'], used, (value) => value === ''),
  expected: 'true or false',
});

/** A number in decimal form, with a point. */
export const number = (
  expected: string,
  used: string,
  { above = -Infinity, min = -Infinity, max = Infinity, whole = false } = {},
): AttributeValue => ({
  kind: 'number',
  expected,
  used,
  accepts(value) {
    const read = decimalNumber(value);
    return read !== null && read > above && read >= min && read <= max && (!whole || Number.isInteger(read));
  },
});

/** A text of some form, such as a time. */
export const form = (expected: string, used: string, accepts: (value: string) => boolean): AttributeValue => ({
  kind: 'form',
  expected,
  used,
  accepts,
});

/** JSON. */
export const json = (expected: string, used: string, schema: GenericSchema): AttributeValue => ({
  kind: 'json',
  expected,
  used,
  accepts: () => true,
  schema,
});
