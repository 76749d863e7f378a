import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkDataset,
  rowsMissingData,
  truncateDataset,
} from '../../../../../src/vocab/catalogue/rules/editor/dataset.ts';

const columns = ['mês', 'vasos'];
const full = [
  ['jan', '3'],
  ['fev', '5'],
];

describe('a dataset', () => {
  it('needs at least one column and one row [EDITOR-606]', () => {
    const refused = [{ key: 'problemDatasetEmpty', values: {} }];
    expect(checkDataset({ columns: [], rows: full }).problems).toEqual(refused);
    expect(checkDataset({ columns, rows: [] }).problems).toEqual(refused);
    expect(checkDataset({ columns: [], rows: [] }).problems).toEqual(refused);
    expect(checkDataset({ columns: ['a'], rows: [['1']] }).problems).toEqual([]);
  });

  it('has rows flagged that lack data, by their numbers [EDITOR-607]', () => {
    const rows = [['jan', '3'], ['fev'], ['mar', ' '], [], ['mai', '1', 'a mais']];
    expect(rowsMissingData({ columns, rows })).toEqual([2, 3, 4]);
    const checked = checkDataset({ columns, rows });
    expect(checked.missing).toEqual([2, 3, 4]);
    expect(checked.problems).toEqual([{ key: 'problemDatasetMissing', values: { count: 3, rows: '2, 3, 4' } }]);
  });

  it('names ten of them at most in the message', () => {
    const { missing, problems } = checkDataset({ columns, rows: Array.from({ length: 12 }, () => []) });
    expect(missing).toHaveLength(12);
    expect(problems[0]?.values).toEqual({ count: 12, rows: '1, 2, 3, 4, 5, 6, 7, 8, 9, 10…' });
  });

  it('is cut off at the largest number of rows and columns, and says so [EDITOR-608]', () => {
    const large = {
      columns: ['a', 'b', 'c'],
      rows: [
        ['1', '2', '3'],
        ['4', '5', '6'],
        ['7', '8', '9'],
      ],
    };
    expect(truncateDataset(large, { maxRows: 2, maxColumns: 2 })).toEqual({
      dataset: {
        columns: ['a', 'b'],
        rows: [
          ['1', '2'],
          ['4', '5'],
        ],
      },
      problems: [
        { key: 'problemDatasetRows', values: { max: 2 } },
        { key: 'problemDatasetColumns', values: { max: 2 } },
      ],
    });
    expect(truncateDataset(large, { maxRows: 3, maxColumns: 3 })).toEqual({ dataset: large, problems: [] });
    expect(checkDataset(large, { maxRows: 1 }).dataset.rows).toEqual([['1', '2', '3']]);
  });

  it('is not cut off without limits [EDITOR-608]', () => {
    const rows = Array.from({ length: 5000 }, () => ['a', 'b']);
    expect(checkDataset({ columns, rows })).toEqual({ dataset: { columns, rows }, missing: [], problems: [] });
  });

  it('is flagged after it was cut off: what is gone lacks nothing', () => {
    expect(checkDataset({ columns, rows: [...full, []] }, { maxRows: 2 }).missing).toEqual([]);
  });

  it('never throws', () => {
    const cells = fc.array(fc.array(fc.string()));
    fc.assert(
      fc.property(fc.array(fc.string()), cells, fc.double(), (names, rows, limit) => {
        const { dataset } = checkDataset({ columns: names, rows }, { maxRows: limit, maxColumns: limit });
        if (limit >= 0 && names.length && rows.length) expect(dataset.rows.length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
