import { blockWidths } from '../../vocab/codes/layout.ts';

export type ReservationKind = 'reservation' | 'table-booking';

/** How text and form are arranged; `wide` and `row` have them beside each other. */
export type ReservationLayout = 'wide' | 'narrow' | 'row' | 'column';

/**
 * The layout of a block (BLOCK-020, BLOCK-021).
 *
 * @param width of the block, in px
 */
export function layoutOf(kind: ReservationKind, width: number): ReservationLayout {
  if (kind === 'table-booking') return width <= blockWidths.tableBookingColumnPx ? 'column' : 'row';
  return width > blockWidths.reservationWideAbovePx ? 'wide' : 'narrow';
}
