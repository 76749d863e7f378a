import type { RuleProblem } from '../../../rules/text/problem-keys.ts';

/** A table as an editor fills it: the names of its columns, and rows of cells in their order. */
export interface Dataset {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The largest table. The requirements show no limit: one that is not given cuts nothing (EDITOR-608, EDITOR-636). */
export interface DatasetLimits {
  readonly maxRows?: number | undefined;
  readonly maxColumns?: number | undefined;
}

/** A checked table. */
export interface CheckedDataset {
  /** The table within its limits. */
  readonly dataset: Dataset;
  /** The numbers of rows with data missing, counted from 1. */
  readonly missing: readonly number[];
  readonly problems: readonly RuleProblem[];
}

/** How many rows with data missing a message names. */
const NAMED_ROWS = 10;

const within = (limit: number | undefined): number =>
  limit !== undefined && limit >= 0 ? Math.floor(limit) : Number.POSITIVE_INFINITY;

/** Cuts a table off at its limits (EDITOR-608), and says what was cut. */
export function truncateDataset(dataset: Dataset, limits: DatasetLimits): Pick<CheckedDataset, 'dataset' | 'problems'> {
  const maxRows = within(limits.maxRows);
  const maxColumns = within(limits.maxColumns);
  const problems: RuleProblem[] = [];
  if (dataset.rows.length > maxRows) problems.push({ key: 'problemDatasetRows', values: { max: maxRows } });
  const wide = dataset.columns.length > maxColumns;
  if (wide) problems.push({ key: 'problemDatasetColumns', values: { max: maxColumns } });
  const rows = dataset.rows.slice(0, maxRows);
  return {
    dataset: {
      columns: dataset.columns.slice(0, maxColumns),
      rows: wide ? rows.map((row) => row.slice(0, maxColumns)) : rows,
    },
    problems,
  };
}

/** The numbers, counted from 1, of rows with fewer cells than there are columns, or with an empty cell (EDITOR-607). */
export const rowsMissingData = ({ columns, rows }: Dataset): number[] =>
  rows.flatMap((row, index) => (columns.every((_, column) => (row[column] ?? '').trim() !== '') ? [] : [index + 1]));

/**
 * Checks a table (EDITOR-606, EDITOR-607, EDITOR-608): it needs a column and a row, rows with data missing are flagged, what passes the limits is cut off. Only a table without
 * columns or rows is refused; the other problems are for the editor to see.
 */
export function checkDataset(given: Dataset, limits: DatasetLimits = {}): CheckedDataset {
  if (given.columns.length === 0 || given.rows.length === 0)
    return { dataset: given, missing: [], problems: [{ key: 'problemDatasetEmpty', values: {} }] };
  const { dataset, problems } = truncateDataset(given, limits);
  const missing = rowsMissingData(dataset);
  if (missing.length === 0) return { dataset, missing, problems };
  const named = missing.slice(0, NAMED_ROWS).join(', ') + (missing.length > NAMED_ROWS ? '…' : '');
  const flagged: RuleProblem = { key: 'problemDatasetMissing', values: { count: missing.length, rows: named } };
  return { dataset, missing, problems: [...problems, flagged] };
}
