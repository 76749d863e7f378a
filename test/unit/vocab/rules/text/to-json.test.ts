import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { toJson } from '../../../../../src/vocab/rules/text/to-json.ts';

// Taken before a test spoils the page.
const { stringify } = JSON;
const SPOILT = [Array.prototype, String.prototype, Number.prototype, Date.prototype, Object.prototype] as const;
const dateToJson = Date.prototype.toJSON;

afterEach(() => {
  for (const prototype of SPOILT) Reflect.deleteProperty(prototype, 'toJSON');
  Object.defineProperty(Date.prototype, 'toJSON', { value: dateToJson, configurable: true, writable: true });
  JSON.stringify = stringify;
});

it('writes what JSON.stringify writes, byte for byte', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.anything({ withDate: true, withSparseArray: true, withNullPrototype: true })),
      (value) => {
        let expected: string;
        try {
          expected = stringify(value) ?? 'null';
        } catch {
          return;
        }
        expect(toJson(value)).toBe(expected);
      },
    ),
    { numRuns: 5_000 },
  );
});

it('escapes every character JSON escapes, and no other', () => {
  for (let code = 0; code <= 0xffff; code += 1) {
    const text = `a${String.fromCharCode(code)}b`;
    if (toJson(text) !== stringify(text)) throw new Error(`U+${code.toString(16)}`);
  }
  expect(toJson('👩‍🎨 \ud83d \udc69')).toBe(stringify('👩‍🎨 \ud83d \udc69'));
});

it('writes the same on a page that spoils toJSON and JSON.stringify, as old libraries do', () => {
  const body = { itens: [1, 'x', ['ção', null]], quando: new Date(0), n: 1.5, sim: true };
  const clean = stringify(body);
  for (const prototype of SPOILT)
    Object.defineProperty(prototype, 'toJSON', { value: () => 'spoilt', configurable: true });
  expect(stringify([1]), 'the control: the page is spoilt').toBe('"spoilt"');
  JSON.stringify = () => 'replaced';
  expect(toJson(body)).toBe(clean);
});

it('throws for what contains itself instead of hanging', () => {
  const ring: unknown[] = [];
  ring.push(ring);
  expect(() => toJson(ring)).toThrow(RangeError);
  expect(() => toJson(1n)).toThrow(TypeError);
});
