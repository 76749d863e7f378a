import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';
import { decimalSign, readNumber } from './read-number.ts';

/** A column of numbers; null where a value is missing. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

export interface ChartContent {
  readonly caption: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}

/** The most points and series that are drawn. */
const MOST_POINTS = 5_000;
const MOST_SERIES = 12;

const words = (node: Element | null | undefined): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Reads the first table of a block, which stays in use: the view shows it, or hides it from the eyes only (BLOCK-006). */
export function readChart(source: Element): ParsedMarkup<ChartContent> {
  const table = source.querySelector('table');
  const decimal = decimalSign(source.closest('[lang]')?.getAttribute('lang'));
  const [head, ...body] = [...(table?.rows ?? [])];
  const columns = [...(head?.cells ?? [])].slice(1, MOST_SERIES + 1);
  const rows = body.slice(0, MOST_POINTS).filter((row) => row.cells.length > 0);
  const numberIn = (cell: HTMLTableCellElement | undefined): number | null => {
    const exact = cell?.getAttribute('data-value') ?? cell?.querySelector('data')?.value;
    return exact ? readNumber(exact, '.') : readNumber(words(cell), decimal);
  };
  const series = columns.map((column, at) => ({
    name: words(column),
    values: rows.map((row) => numberIn(row.cells[at + 1])),
  }));
  const content = {
    caption: words(table?.caption),
    labels: rows.map((row) => words(row.cells[0])),
    series: series.filter(({ values }) => values.some((value) => value !== null)),
  };
  return { content, lend: table && content.series.length ? [{ slot: 'table', nodes: [table] }] : [] };
}
