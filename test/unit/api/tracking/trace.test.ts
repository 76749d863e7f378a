import { expect, it } from 'vitest';
import { traceCall } from '../../../../src/api/tracking/trace.ts';

const entry = { pageUrl: '/', type: 'aviso' };

it('an entry whose data has no JSON has a null there, in place of an error or of no field at all', () => {
  const circle: { self?: object } = {};
  circle.self = circle;
  const unreadable = {
    get n(): number {
      throw new Error('no number');
    },
  };
  for (const data of [undefined, () => 1, Symbol('a'), 7n, { n: 7n }, circle, unreadable])
    expect(
      traceCall([
        { ...entry, data },
        { ...entry, data: 0 },
      ]).form,
    ).toEqual({
      data: '[{"pageUrl":"/","type":"aviso","data":null},{"pageUrl":"/","type":"aviso","data":0}]',
    });
});

it('a list of none is one', () => {
  expect(traceCall([]).form).toEqual({ data: '[]' });
});
