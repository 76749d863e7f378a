import { type PartedType, partsOf } from '../../../src/vocab/codes/form-fields.ts';
import { isOptionalPart } from '../../../src/vocab/codes/optional-form-parts.ts';
import { isUnitedStates, isUsZip } from '../../../src/vocab/rules/zip.ts';
import { FIELD_MESSAGES } from './field-messages.ts';

const LONGEST_PART = 200;

const PHONE = /^[\d\s()+.-]*$/;

const within = (text: string, least: number, most: number): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;

function isDate([month = '', day = '', year = '']: readonly string[]): boolean {
  if (!within(month, 1, 12) || !within(day, 1, 31) || !within(year, 1, 9999)) return false;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCDate() === Number(day);
}

function isTime([hour = '', minute = '', second = '', half = '']: readonly string[]): boolean {
  const hours = half === '' ? within(hour, 0, 23) : /^(AM|PM)$/i.test(half) && within(hour, 1, 12);
  return hours && within(minute, 0, 59) && (second === '' || within(second, 0, 59));
}

const RULES: Readonly<Partial<Record<PartedType, (parts: readonly string[]) => string | null>>> = {
  phone: (parts) => (parts.every((part) => PHONE.test(part)) ? null : FIELD_MESSAGES.phone),
  address: ([, , , , zip = '', country = '']) => (isUnitedStates(country) && !isUsZip(zip) ? FIELD_MESSAGES.zip : null),
  date: (parts) => (isDate(parts) ? null : FIELD_MESSAGES.date),
  time: (parts) => (isTime(parts) ? null : FIELD_MESSAGES.time),
};

/** Checks a field made of parts, given in the order of the vocabulary. */
export function checkParts(type: PartedType, parts: readonly string[], required: boolean): string | null {
  const names = partsOf(type);
  if (parts.length !== names.length || parts.some((part) => part.length > LONGEST_PART))
    return FIELD_MESSAGES.unreadable;
  // A country and a half of the day come preset; alone they say nothing.
  const filled = parts.some((part, index) => part.trim() !== '' && !/^(Country|Ampm)$/.test(names[index] ?? ''));
  if (!filled) return required ? FIELD_MESSAGES.required : null;
  if (required && names.some((name, index) => parts[index]?.trim() === '' && !isOptionalPart(type, name)))
    return FIELD_MESSAGES.required;
  return RULES[type]?.(parts) ?? null;
}
