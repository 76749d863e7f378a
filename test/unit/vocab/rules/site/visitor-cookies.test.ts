import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatVisitorRecord,
  parseVisitorRecord,
  parseVisitTimestamp,
} from '../../../../../src/vocab/rules/site/visitor-cookies.ts';

it('reads four positive integers beside the visitor’s id, and no other form', () => {
  expect(parseVisitorRecord('a-1|1700000000000|1700000000001|1700000000002|3')).toEqual({
    id: 'a-1',
    numbers: [1700000000000, 1700000000001, 1700000000002, 3],
  });
  for (const text of [
    '',
    'a',
    'a|1|2|3',
    'a|1|2|3|4|5',
    '|1|2|3|4',
    'a|0|2|3|4',
    'a|-1|2|3|4',
    'a|1.5|2|3|4',
    'a|1|2|3|x',
    'a|01|2|3|4',
    'a b|1|2|3|4',
    'a|1|2|3|99999999999999999',
    `a|1|2|3|${'4'.repeat(100_000)}`,
  ])
    expect(parseVisitorRecord(text), text.slice(0, 40)).toBeNull();
});

it('reads a positive integer for the time of a visit, and nothing else [CONSENT-035]', () => {
  expect(parseVisitTimestamp('1700000000000')).toBe(1700000000000);
  for (const text of ['', '0', '-1', '1.5', '1e3', ' 1', '01', 'ontem', '9'.repeat(17), '9'.repeat(100_000)])
    expect(parseVisitTimestamp(text), text.slice(0, 20)).toBeNull();
});

it('reads back what it wrote, and never throws', () => {
  const number = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  const record = fc.record({ id: fc.uuid(), numbers: fc.tuple(number, number, number, number) });
  fc.assert(
    fc.property(record, (one) => {
      expect(parseVisitorRecord(formatVisitorRecord(one))).toEqual(one);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseVisitorRecord(text);
      parseVisitTimestamp(text);
    }),
  );
});
