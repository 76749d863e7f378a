import { expect, it } from 'vitest';
import { isRecord } from '../../../src/vocab/is-record.ts';

it('takes an object for a record, and neither a list nor nothing', () => {
  for (const value of [{}, { a: 1 }, Object.create(null)]) expect(isRecord(value)).toBe(true);
  for (const value of [[], [{}], null, undefined, 'text', 1, true, () => undefined])
    expect(isRecord(value)).toBe(false);
});
