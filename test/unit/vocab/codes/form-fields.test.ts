import { expect, it } from 'vitest';
import { partsOf } from '../../../../src/vocab/codes/form-fields.ts';

it('gives the parts of a field type in order, none where it has a single value', () => {
  expect(partsOf('phone')).toEqual(['Country', 'Areacode', 'Prefix', 'Line']);
  for (const single of ['text', 'email', '', 'Phone', 'constructor', '__proto__']) expect(partsOf(single)).toEqual([]);
});

it('takes nothing for a type that only looks like one', () => {
  const strange = [['phone'], Object.create(null), { toString: () => 'phone' }, Symbol.iterator, null, undefined];
  for (const type of strange) expect(Reflect.apply(partsOf, null, [type])).toEqual([]);
});

it('gives nobody a list that can be changed', () => {
  expect([partsOf('name'), partsOf('text')].map(Object.isFrozen)).toEqual([true, true]);
});
