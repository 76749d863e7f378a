import * as v from 'valibot';
import { expect, it } from 'vitest';
import { count, flag, json, oneOf, text } from '../../../src/vocab/block/fields.ts';
import { parse } from '../../../src/vocab/block/parse.ts';

const help = 'A sentence.';
const fields = {
  open: flag({ help }),
  side: oneOf(['left', 'right'], { help, fallback: 'left' }),
  columns: count({ help, fallback: 3 }),
  title: text({ help }),
  items: json({ help, fallback: [], expected: 'a list of texts', schema: v.array(v.string()) }),
};

it.each([
  [20_000, 'nested too deep'],
  [100, `${'['.repeat(79)}…`],
])('%i levels in a value of published markup are one problem, and its default', (levels, read) => {
  const deep: unknown = JSON.parse('['.repeat(levels) + ']'.repeat(levels));
  const defaults = parse(fields, { attribute: () => null }).data;
  for (const name of Object.keys(fields)) {
    const { data, problems } = parse(fields, { attribute: () => null, values: { [name]: deep } });
    expect(data).toEqual(defaults);
    expect(problems).toMatchObject([{ where: `markup.${name}`, read }]);
  }
});
