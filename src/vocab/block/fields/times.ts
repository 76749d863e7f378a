import { readMonth } from '../../rules/calendar/read-month.ts';
import { isTimeZone } from '../../rules/calendar/time-zone.ts';
import type { Field } from '../field.ts';
import { type Help, readField } from './read-field.ts';

const asText = (value: string): string => value;

/** The name of a time zone that Intl knows (COLL-003); empty if there is none. */
export const timeZone = ({ help }: Help): Field<string> =>
  readField({
    kind: 'timeZone',
    expected: 'a time zone such as America/Sao_Paulo',
    help,
    fallback: '',
    read: (value) => (typeof value === 'string' && isTimeZone(value) ? value : null),
    toText: asText,
  });

/** A month as text, such as `11-2026` (COLL-003); empty if there is none. */
export const month = ({ help }: Help): Field<string> =>
  readField({
    kind: 'month',
    expected: 'a month with its year, such as 11-2026',
    help,
    fallback: '',
    read: (value) => (typeof value === 'string' && readMonth(value) ? value : null),
    toText: asText,
  });
