import { isRecord } from '../is-record.ts';

/** Whether a value is valid for a field. */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isWhole: Check = (value) => Number.isSafeInteger(value);
/** An integer from 0 on: a count, or an amount in the currency's smallest unit. */
export const isCount: Check = (value) => isWhole(value) && (value as number) >= 0;
export const isAny: Check = () => true;

/** A list whose members are all valid. */
export const isListOf =
  (member: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(member);

/** A record whose named own fields are present and valid. */
export const isRecordOf =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) &&
    Object.entries(fields).every(([name, check]) => Object.hasOwn(value, name) && check(value[name]));

/**
 * Reads the named fields from a record. Absent fields, and fields that are null, stay absent; other fields are left out.
 *
 * @returns null if it is not a record, or if one field is not valid
 */
export function readFields(value: unknown, checks: Readonly<Record<string, Check>>): Record<string, unknown> | null {
  if (!isRecord(value)) return null;
  const found: Record<string, unknown> = {};
  for (const [name, check] of Object.entries(checks)) {
    const field = Object.hasOwn(value, name) ? value[name] : undefined;
    if (field === undefined || field === null) continue;
    if (!check(field)) return null;
    found[name] = field;
  }
  return found;
}
