import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { decimalNumber } from '../../vocab/rules/text/decimal-number.ts';
import { writtenNumber } from '../../vocab/rules/text/written-number.ts';

/** A column of numbers; null where a value is missing. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

export interface ChartContent {
  readonly caption: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** Places of the columns of numbers in a row. */
  readonly columns: readonly number[];
  /** The words of the caption, the head and the first row: whether the table says its unit. */
  readonly head: string;
  /** The first cell in a column of numbers whose text cannot be read as one; null without any. */
  readonly unread: Element | null;
}

/** The most points and series that are drawn. */
const MOST_POINTS = 5_000;
const MOST_SERIES = 12;

/** In which a cell says that it has no number. */
const MISSING = /^(?:[-–—.…*]|n\.?\s?[/.]?\s?[ad]\.?)*$/i;

const words = (node: Element | null | undefined): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The text of a cell without the marks of its notes. */
function textOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const note of copy.querySelectorAll('sup')) note.remove();
  return words(copy);
}

/** Reads the first table of a block, which stays in use: the view shows it, or hides it from the eyes only (BLOCK-006). */
export function readChart(source: Element): ParsedMarkup<ChartContent> {
  const table = source.querySelector('table');
  // The rows of a tfoot are totals: as points they would halve every share of a pie.
  const [head, ...body] = [...(table?.rows ?? [])].filter((row) => !row.matches('tfoot > *'));
  const columns = [...(head?.cells ?? [])].slice(1, MOST_SERIES + 1);
  const rows = body.slice(0, MOST_POINTS).filter((row) => row.cells.length > 0);
  const numberIn = (cell: HTMLTableCellElement | undefined): number | null => {
    if (!cell) return null;
    const exact = cell.getAttribute('data-value') ?? cell.querySelector('data')?.value;
    return exact
      ? decimalNumber(exact)
      : writtenNumber(textOf(cell), cell.closest('[lang]')?.getAttribute('lang') ?? '');
  };
  const series = columns.map((column, at) => ({
    name: words(column),
    values: rows.map((row) => numberIn(row.cells[at + 1])),
  }));
  const isNumeric = series.map(({ values }) => values.some((value) => value !== null));
  const cells = rows.flatMap((row, at) =>
    [...row.cells].filter((_, column) => isNumeric[column - 1] && series[column - 1]?.values[at] === null),
  );
  const content = {
    caption: words(table?.caption),
    labels: rows.map((row) => words(row.cells[0])),
    series: series.filter((_, at) => isNumeric[at]),
    columns: isNumeric.flatMap((is, at) => (is ? [at + 1] : [])),
    head: [table?.caption, head, rows[0]].map(words).join(' '),
    unread: cells.find((cell) => !MISSING.test(words(cell))) ?? null,
  };
  return { content, lend: table && content.series.length ? [{ slot: 'table', nodes: [table] }] : [] };
}
