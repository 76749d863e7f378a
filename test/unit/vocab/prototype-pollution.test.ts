import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { object } from '../../../src/vocab/block/own-object.ts';
import { parse } from '../../../src/vocab/block/parse.ts';
import { readJson } from '../../../src/vocab/block/read-json.ts';
import { toContext } from '../../../src/vocab/context.ts';
import { hasOwn } from '../../../src/vocab/has-own.ts';
import { marquee } from '../../../src/widgets/marquee/block.ts';

const NAMES = ['extra', 'text', 'language', 'id', 'code'];

/** What an old library puts on every object and list. */
beforeEach(() => {
  for (const name of NAMES)
    for (const prototype of [Object.prototype, Array.prototype]) Reflect.set(prototype, name, () => 'inherited');
});

afterEach(() => {
  for (const name of NAMES)
    for (const prototype of [Object.prototype, Array.prototype]) Reflect.deleteProperty(prototype, name);
});

describe('beside scripts that extend every object', () => {
  it('reads the data of a block, and takes nothing inherited for a member', () => {
    const read = (items: string) =>
      parse({ items: marquee.data.items }, { attribute: (name) => (name === 'data-items' ? items : null) });
    expect(read('[{"text":"a"}]')).toMatchObject({ data: { items: [{ text: 'a' }] }, problems: [] });
    expect(read('[{"words":"a"}]').problems).toHaveLength(1);
  });

  it('gives JSON whose objects have their own members only, however deep', () => {
    const { value } = readJson('[{"a":{"b":1}}]') as { value: [{ a: object; extra?: unknown }] };
    expect(value[0].extra).toBeUndefined();
    expect(Reflect.get(value[0].a, 'text')).toBeUndefined();
  });

  it('asks a schema of an object for its own members only', () => {
    const { success, output } = v.safeParse(object({ a: v.string() }), { a: 'x' });
    expect([success, Object.keys(Object(output))]).toEqual([true, ['a']]);
    // The control: this is what valibot itself makes of such a page.
    expect(() => v.safeParse(v.object({ a: v.string() }), { a: 'x' })).toThrow(TypeError);
  });

  it('reads the page context', () => {
    expect(toContext({ website: { id: 'w' } })).toMatchObject({
      language: 'pt-BR',
      website: { id: 'w' },
      item: { id: null },
    });
  });

  it('tells members from what is inherited', () => {
    expect(hasOwn({ text: 1 }, 'text')).toBe(true);
    expect(hasOwn({}, 'text')).toBe(false);
  });
});
