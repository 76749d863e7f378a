import { isRecord } from '../../is-record.ts';
import type { FocalPoint } from '../../rules/display/focal-point.ts';
import { decimalNumber } from '../../rules/text/decimal-number.ts';
import type { Field } from '../field.ts';
import { type Help, readField } from './read-field.ts';

/** Longest text that is read, in characters. */
const LONGEST = 60;

/** The focal point of a picture, which stays in view (FMT-307): `0.5,0.25`, in JSON also `{"x": 0.5, "y": 0.25}`, from the left and the top, each 0 to 1. */
export const focalPoint = ({
  help,
  fallback = { x: 0.5, y: 0.5 },
}: Help & { fallback?: FocalPoint }): Field<FocalPoint> =>
  readField({
    kind: 'focalPoint',
    expected: 'two numbers from 0 to 1 such as 0.5,0.25',
    help,
    fallback,
    read(value) {
      const parts = isRecord(value)
        ? [value.x, value.y]
        : (typeof value === 'string' && value.length <= LONGEST ? value : '').split(',');
      const [x = null, y = null] = parts.map(decimalNumber);
      const isWithin = (one: number | null): one is number => one !== null && one >= 0 && one <= 1;
      return parts.length === 2 && isWithin(x) && isWithin(y) ? { x, y } : null;
    },
    toText: ({ x, y }) => `${x},${y}`,
  });
