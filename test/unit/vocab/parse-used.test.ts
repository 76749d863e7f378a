import { expect, it } from 'vitest';
import { count, text, url } from '../../../src/vocab/block/fields.ts';
import { parse } from '../../../src/vocab/block/parse.ts';

const help = 'A sentence.';

it('says that nothing is used where the default is empty, and the default otherwise', () => {
  const fields = { link: url({ help }), columns: count({ help, fallback: 3 }), title: text({ help }) };
  const { problems } = parse(fields, { attribute: (name) => (name === 'data-title' ? null : 'javascript:alert(1)') });
  expect(problems.map(({ where, used }) => [where, used])).toEqual([
    ['data-link', 'nothing'],
    ['data-columns', '3'],
  ]);
});
