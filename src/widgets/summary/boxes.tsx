import { type CSSProperties, useRef } from 'react';
import { SUMMARY_ITEM } from '../../vocab/published/summary-marks.ts';
import { autoColumnsLayout } from '../_shared/media/gallery-layout/auto-columns-layout.ts';
import { autoRowsLayout } from '../_shared/media/gallery-layout/auto-rows-layout.ts';
import { FALLBACK_RATIO, type Layout, ratioOf } from '../_shared/media/gallery-layout/layout.ts';
import { useTextHeights } from '../_shared/media/gallery-layout/use-text-heights.ts';
import { useWidth } from '../_shared/media/gallery-layout/use-width.ts';
import { columnsOf, type Design } from './columns.ts';
import type { SummaryData } from './content.ts';
import type { SummaryItem } from './item.ts';

interface Props {
  readonly items: readonly SummaryItem[];
  readonly data: SummaryData;
  readonly design: Design;
  /** The width before the block was mounted, in px. */
  readonly width: number;
  readonly label: string;
  readonly busy: boolean;
}

/** The least width that has room for words, in px. */
const READABLE = 160;
/** How much higher than asked for rows may become, and in which steps. */
const HIGHEST = 4;
const STEP = 1.25;

/** Rows in which no item is too narrow for its words: they become higher, so that fewer items are beside each other. A published page has them as its owner saw them. */
function readableRows(items: readonly SummaryItem[], options: Parameters<typeof autoRowsLayout>[0]): Layout {
  const most = options.rowHeight * HIGHEST;
  const rows = (rowHeight: number): Layout => {
    const layout = autoRowsLayout({ ...options, rowHeight });
    const isNarrow = layout.boxes.some((size, at) => at % 4 === 2 && size < Math.min(READABLE, options.width - 1));
    return isNarrow && rowHeight < most ? rows(rowHeight * STEP) : layout;
  };
  return items.some(({ element }) => element.matches(SUMMARY_ITEM)) ? autoRowsLayout(options) : rows(options.rowHeight);
}

/** The designs that lie still. Grids and lists are the browser's own; columns of different heights and rows of pictures are those of the gallery. */
export function Boxes({ items, data, design, width: given, label, busy }: Props) {
  const ref = useRef<HTMLUListElement>(null);
  const width = useWidth(ref, given);
  const { gutter, rowHeight } = data;
  const isColumns = design === 'autocolumns';
  const heights = useTextHeights(ref, isColumns ? items.length : 0, width);
  const columns = columnsOf({ ...data, design }, width);
  const cell = Math.max(1, (width - gutter * (columns - 1)) / columns);
  const ratios = Float64Array.from(items, ({ ratio }) => ratioOf(ratio ? { width: 1, height: ratio } : null));
  const layout: Layout | null =
    width <= 0
      ? null
      : isColumns
        ? autoColumnsLayout({
            width,
            ratios: Float64Array.from(items, (_, at) => (heights[at] || cell * FALLBACK_RATIO) / cell),
            columnWidth: data.columnWidth,
            gutter,
          })
        : design === 'autorows'
          ? readableRows(items, { width, ratios, rowHeight, gutter })
          : null;
  const boxStyle = (at: number): CSSProperties | undefined => {
    if (!layout) return undefined;
    const [start = 0, top = 0, wide = 0] = layout.boxes.subarray(at * 4, at * 4 + 4);
    return isColumns
      ? { position: 'absolute', insetInlineStart: start, insetBlockStart: top, inlineSize: wide }
      : // Rounded down: a row that is wider by a hair would break.
        { inlineSize: Math.floor(wide * 10) / 10 - 0.1 };
  };
  return (
    <ul
      className="items"
      part="items"
      aria-label={label}
      aria-busy={busy || undefined}
      data-design={design}
      ref={ref}
      style={
        {
          '--gutter': `${gutter}px`,
          '--columns': columns,
          ...(isColumns && layout && { blockSize: layout.height }),
        } as CSSProperties
      }
    >
      {items.map(({ slot }, at) => (
        <li key={slot} className="item" part="item" style={boxStyle(at)}>
          <div data-text={isColumns ? at : undefined}>
            <slot name={slot} />
          </div>
        </li>
      ))}
    </ul>
  );
}
