import type { ChangeEvent } from 'react';
import { type BrazilianPhone, parsePhone } from '../../../../vocab/rules/brazil/phone.ts';

/** Digits of the last part. */
const LINE = 4;

/**
 * Spreads a telephone number over the parts of its field, where one of them got all of it: pasted, filled in by the browser, or typed to its end. A Brazilian number is
 * recognized, with and without country and area code; any other stays where it is.
 */
export function spreadPhone({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
  const parts = new Map(
    [...(input.closest('.parts')?.querySelectorAll('input') ?? [])].map((one) => [one.name.split('.').at(-1), one]),
  );
  const text = input.value;
  const isLocal = parts.get('Prefix') === input;
  // Any area code that exists makes a number whole; only a part behind it is given a number without one.
  const local = isLocal ? parsePhone(`11${text}`) : null;
  const phone = parsePhone(text) ?? local;
  if (!phone) return;
  for (const [part, value] of Object.entries(valuesOf(phone, phone === local))) {
    const control = parts.get(part);
    if (!control || control.value === value) continue;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (input.matches(':focus')) parts.get('Line')?.focus();
}

const valuesOf = ({ areaCode, number }: BrazilianPhone, isLocal: boolean): Readonly<Record<string, string>> => ({
  ...(!isLocal && { Country: '55', Areacode: areaCode }),
  Prefix: number.slice(0, -LINE),
  Line: number.slice(-LINE),
});
