import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeFor, camel, kebab } from '../../../src/vocab/block/attribute-for.ts';

describe('attribute names', () => {
  it.each([
    ['open', 'data-open'],
    ['firstOpen', 'data-first-open'],
    ['pausedOnHover', 'data-paused-on-hover'],
    ['x2', 'data-x2'],
    ['useURL', 'data-use-u-r-l'],
  ])('writes the field %s as %s', (field, attribute) => {
    expect(attributeFor(field)).toBe(attribute);
  });

  it.each([
    ['first-open', 'firstOpen'],
    ['firstOpen', 'firstOpen'],
    ['a-1', 'a1'],
    ['a-', 'a-'],
    ['-a', 'A'],
    ['', ''],
    ['__proto__', '__proto__'],
  ])('reads the key %j as %j', (key, field) => {
    expect(camel(key)).toBe(field);
  });

  it('gives every camel-case name back after writing it in kebab case', () => {
    const name = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,20}$/);
    fc.assert(fc.property(name, (field) => void expect(camel(kebab(field))).toBe(field)));
  });

  it('writes names that HTML does not fold: lower case only', () => {
    const name = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,20}$/);
    fc.assert(fc.property(name, (field) => void expect(attributeFor(field)).toBe(attributeFor(field).toLowerCase())));
  });
});
