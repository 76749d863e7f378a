import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { json, number, text } from '../../../src/vocab/block/fields.ts';
import { parse, type Sources } from '../../../src/vocab/block/parse.ts';
import { DEEPEST_JSON, LARGEST_JSON } from '../../../src/vocab/block/read-json.ts';

const help = 'A sentence.';
const fields = {
  title: text({ help, fallback: 'padrão' }),
  speed: number({ help, fallback: 1 }),
  items: json({ help, fallback: [], expected: 'a list of texts', schema: v.array(v.string()) }),
};

interface Given {
  attributes?: Record<string, string>;
  attribute?: string;
  child?: string;
}

const sources = ({ attributes = {}, attribute, child }: Given): Sources => ({
  attribute: (name) => (Object.hasOwn(attributes, name) ? (attributes[name] ?? null) : null),
  json: [
    ...(attribute === undefined ? [] : [{ where: 'data-block-json', text: attribute }]),
    ...(child === undefined ? [] : [{ where: 'script', text: child }]),
  ],
});

const read = (given: Given) => {
  const { data, problems } = parse(fields, sources(given));
  return { data: { ...data }, problems };
};

describe('JSON', () => {
  it('over the largest size is not read, and the message says so', () => {
    expect(LARGEST_JSON).toBe(256_000);
    const fits = JSON.stringify({ title: 'x'.repeat(LARGEST_JSON - 12) });
    expect(fits).toHaveLength(LARGEST_JSON);
    expect(read({ attribute: fits }).data.title.length).toBe(LARGEST_JSON - 12);
    expect(read({ attribute: `${fits} `, child: '{"speed":3}' })).toMatchObject({
      data: { title: 'padrão', speed: 3 },
      problems: [
        { where: 'data-block-json', expected: 'at most 256000 characters, 64 levels deep', used: 'nothing of it' },
      ],
    });
  });

  it('in an attribute of its own has the same largest size', () => {
    const list = (length: number): string => `["${'x'.repeat(length - 4)}"]`;
    const fits = read({ attributes: { 'data-items': list(LARGEST_JSON) } });
    expect([fits.data.items[0]?.length, fits.problems]).toEqual([LARGEST_JSON - 4, []]);
    const tooLarge = { 'data-items': list(LARGEST_JSON + 1) };
    const { data, problems } = read({ attributes: tooLarge, attribute: '{"items":["a"]}' });
    expect(data.items).toEqual(['a']);
    expect(problems).toMatchObject([
      { where: 'data-items', expected: 'at most 256000 characters, 64 levels deep', used: '["a"]' },
    ]);
  });

  it.each([64, 65])('is read as deep as 64 levels, and no deeper: %i', (levels) => {
    expect(DEEPEST_JSON).toBe(64);
    const deep = (more: number): string => '['.repeat(more) + ']'.repeat(more);
    const tree = { tree: json({ help, fallback: null, expected: 'a list', schema: v.unknown() }) };
    const ways: Given[] = [
      { attributes: { 'data-tree': deep(levels) } },
      { attribute: `{"tree":${deep(levels - 1)}}` },
      { child: `{"tree":{"a":${deep(levels - 2)}}}` },
    ];
    for (const way of ways) {
      const { data, problems } = parse(tree, sources(way));
      expect(data.tree === null).toBe(levels > 64);
      expect(problems.map(({ expected }) => expected)).toEqual(
        levels > 64 ? ['at most 256000 characters, 64 levels deep'] : [],
      );
    }
  });

  it('nested a hundred thousand deep does no harm', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(read({ attribute: `{"items":${deep}}` }).data.items).toEqual([]);
    expect(read({ attributes: { 'data-items': deep } }).data.items).toEqual([]);
  });
});
