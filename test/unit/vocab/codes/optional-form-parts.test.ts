import { expect, it } from 'vitest';
import { formFieldParts, type PartedType, partsOf } from '../../../../src/vocab/codes/form-fields.ts';
import { isOptionalPart, optionalFormParts } from '../../../../src/vocab/codes/optional-form-parts.ts';

const types = Object.keys(formFieldParts) as PartedType[];

it('the parts that may stay empty are parts of their field, and never all of them', () => {
  expect(Object.keys(optionalFormParts)).toEqual(types);
  for (const type of types) {
    const needed = partsOf(type).filter((part) => !isOptionalPart(type, part));
    expect(needed.length).toBeGreaterThan(0);
    expect(needed.length + optionalFormParts[type].length).toBe(partsOf(type).length);
  }
});

it('a phone is whole without its country, which a form need not ask for [FORM-008]', () => {
  expect(isOptionalPart('phone', 'Country')).toBe(true);
  expect(partsOf('phone').filter((part) => !isOptionalPart('phone', part))).toEqual(['Areacode', 'Line']);
});
