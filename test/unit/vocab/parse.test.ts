import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { count, flag, json, number, oneOf, text } from '../../../src/vocab/block/fields.ts';
import { parse, type Sources } from '../../../src/vocab/block/parse.ts';

const help = 'A sentence.';
const fields = {
  firstOpen: flag({ help }),
  pauseButton: flag({ help, fallback: true }),
  side: oneOf(['left', 'right'], { help, fallback: 'left' }),
  speed: number({ help, fallback: 1, min: 0, max: 10 }),
  columns: count({ help, fallback: 3 }),
  title: text({ help, fallback: 'padrão' }),
  items: json({ help, fallback: [], expected: 'a list of texts', schema: v.array(v.string()) }),
};
const defaults = {
  firstOpen: false,
  pauseButton: true,
  side: 'left',
  speed: 1,
  columns: 3,
  title: 'padrão',
  items: [],
};

interface Given {
  attributes?: Record<string, string>;
  attribute?: string;
  child?: string;
  values?: Record<string, unknown>;
}

const sources = ({ attributes = {}, attribute, child, values }: Given): Sources => ({
  attribute: (name) => (Object.hasOwn(attributes, name) ? (attributes[name] ?? null) : null),
  json: [
    ...(attribute === undefined ? [] : [{ where: 'data-block-json', text: attribute }]),
    ...(child === undefined ? [] : [{ where: 'script', text: child }]),
  ],
  values,
});

const read = (given: Given) => {
  const { data, problems } = parse(fields, sources(given));
  return { data: { ...data }, problems };
};

const clean = Object.getOwnPropertyNames(Object.prototype).sort();
afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).sort(), 'names on Object.prototype').toEqual(clean);
});

describe('without any data', () => {
  it('every field takes its declared default, without a problem', () => {
    expect(read({})).toEqual({ data: defaults, problems: [] });
  });
});

describe('precedence', () => {
  const values = { title: 'markup' };
  const child = '{"title":"child"}';
  const attribute = '{"title":"attribute"}';

  it('is single attribute, JSON attribute, JSON child, published markup, default', () => {
    expect(read({ attributes: { 'data-title': 'single' }, attribute, child, values }).data.title).toBe('single');
    expect(read({ attribute, child, values }).data.title).toBe('attribute');
    expect(read({ child, values }).data.title).toBe('child');
    expect(read({ values }).data.title).toBe('markup');
    expect(read({}).data.title).toBe('padrão');
  });

  it('is decided for each field by itself', () => {
    const { data, problems } = read({
      attributes: { 'data-side': 'right' },
      attribute: '{"side":"left","speed":2}',
      child: '{"speed":5,"columns":4}',
    });
    expect(data).toEqual({ ...defaults, side: 'right', speed: 2, columns: 4 });
    expect(problems).toEqual([]);
  });

  it('goes on to the next source where a value is wrong, and says so', () => {
    const { data, problems } = read({
      attributes: { 'data-speed': 'fast' },
      attribute: '{"speed":99}',
      child: '{"speed":4}',
    });
    expect(data.speed).toBe(4);
    expect(problems.map((problem) => problem.where)).toEqual(['data-speed', 'data-block-json.speed']);
  });

  it('counts an empty attribute as present', () => {
    expect(read({ attributes: { 'data-title': '' }, child }).data.title).toBe('');
  });
});

describe('keys', () => {
  it.each(['{"firstOpen":true}', '{"first-open":true}'])('come in camel or kebab case: %s', (text) => {
    expect(read({ attribute: text }).data.firstOpen).toBe(true);
  });

  it('nobody declared are ignored', () => {
    expect(read({ attribute: '{"stranger":1,"title":"a"}' })).toEqual({
      data: { ...defaults, title: 'a' },
      problems: [],
    });
  });

  it('are attributes in kebab case only', () => {
    expect(read({ attributes: { 'data-firstOpen': '', 'data-firstopen': '' } }).data.firstOpen).toBe(false);
  });
});

describe('booleans', () => {
  it.each([
    ['', true],
    ['true', true],
    ['false', false],
  ])('read the attribute %j as %j, for flags that are off and on by default', (raw, value) => {
    const { data, problems } = read({ attributes: { 'data-first-open': raw, 'data-pause-button': raw } });
    expect([data.firstOpen, data.pauseButton]).toEqual([value, value]);
    expect(problems).toEqual([]);
  });

  it('keep their default where the attribute is absent or wrong', () => {
    const { data, problems } = read({ attributes: { 'data-first-open': 'no', 'data-pause-button': 'no' } });
    expect([data.firstOpen, data.pauseButton]).toEqual([false, true]);
    expect(problems).toHaveLength(2);
  });
});

describe('a problem', () => {
  it('names place, value read, value expected and default used', () => {
    expect(read({ attributes: { 'data-speed': '99' } }).problems).toEqual([
      { where: 'data-speed', read: '99', expected: 'a number from 0 to 10', used: '1' },
    ]);
    expect(read({ child: '{"side":{"x":1}}' }).problems).toEqual([
      { where: 'script.side', read: '{"x":1}', expected: 'one of left, right', used: 'left' },
    ]);
  });

  it('names the value that is really used, whichever place it comes from', () => {
    const attributes = { 'data-speed': 'fast' };
    expect(read({ attributes, attribute: '{"speed":99}', child: '{"speed":3}' }).problems).toMatchObject([
      { where: 'data-speed', used: '3' },
      { where: 'data-block-json.speed', used: '3' },
    ]);
    expect(read({ attributes, values: { speed: 2 } }).problems).toMatchObject([{ where: 'data-speed', used: '2' }]);
    expect(read({ attributes }).problems).toMatchObject([{ where: 'data-speed', used: '1' }]);
  });

  it('shows a long value shortened', () => {
    const [problem] = read({ attributes: { 'data-speed': 'x'.repeat(10_000) } }).problems;
    expect(problem?.read).toHaveLength(80);
    expect(problem?.read.endsWith('…')).toBe(true);
  });

  it('is one per field when every attribute is wrong', () => {
    const wrong = {
      'data-first-open': '?',
      'data-pause-button': '?',
      'data-side': '?',
      'data-speed': '?',
      'data-columns': '?',
      'data-items': '?',
    };
    const { data, problems } = read({ attributes: wrong });
    expect(data).toEqual(defaults);
    expect(problems.map((problem) => problem.where)).toEqual(Object.keys(wrong));
  });
});

describe('JSON', () => {
  it.each(['', '{', 'null', '[]', '1', '"x"', 'undefined', '{"title":"a"} x'])(
    'that is no object is one problem: %j',
    (text) => {
      const { data, problems } = read({ attribute: text, child: '{"title":"child"}' });
      expect(data.title).toBe('child');
      expect(problems.map(({ where, expected, used }) => [where, expected, used])).toEqual([
        ['data-block-json', 'a JSON object', 'nothing of it'],
      ]);
    },
  );
});

describe('hostile data', () => {
  const hostile =
    '{"__proto__":{"polluted":1,"title":"x"},"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1}}';

  it('under __proto__ and constructor reaches no object', () => {
    const { data, problems } = read({ attribute: hostile, child: hostile });
    expect(data).toEqual(defaults);
    expect(problems).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('finds no inherited name on the result', () => {
    const { data } = parse(fields, sources({}));
    expect(Object.getPrototypeOf(data)).toBeNull();
    expect(Reflect.get(data, 'toString')).toBeUndefined();
  });

  it('takes a field that is called like a member of every object only where it is given', () => {
    const odd = { constructor: text({ help }), toString: text({ help }), valueOf: text({ help }) };
    expect({ ...parse(odd, sources({ attribute: '{}' })).data }).toEqual({
      constructor: '',
      toString: '',
      valueOf: '',
    });
    expect(parse(odd, sources({ attribute: '{"constructor":"a"}' })).data.constructor).toBe('a');
  });

  it('never throws and always gives every field, whatever text stands anywhere', () => {
    const names = [
      'data-first-open',
      'data-pause-button',
      'data-side',
      'data-speed',
      'data-columns',
      'data-title',
      'data-items',
    ];
    const anyJson = fc.oneof(fc.string(), fc.json(), fc.constant(hostile));
    const attributes = fc.dictionary(fc.constantFrom(...names), anyJson);
    fc.assert(
      fc.property(attributes, anyJson, anyJson, (given, attribute, child) => {
        const { data } = read({ attributes: given, attribute, child });
        expect(Object.keys(data)).toEqual(Object.keys(defaults));
        for (const [name, field] of Object.entries(fields)) {
          expect(v.is(field.schema, Reflect.get(data, name)), name).toBe(true);
        }
      }),
    );
  });

  it('never throws at objects with keys of the fields and values of any kind', () => {
    const keys = fc.constantFrom(...Object.keys(fields), 'first-open', '__proto__', 'constructor', 'toString');
    const object = fc.dictionary(keys, fc.jsonValue()).map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(object, fc.dictionary(keys, fc.anything()), (attribute, values) => {
        expect(Object.keys(read({ attribute, values }).data)).toEqual(Object.keys(defaults));
      }),
    );
  });
});
