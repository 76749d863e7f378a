import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { THIRD_PARTY } from '../../vocab/names.ts';

export interface ReservationContent {
  /** The page's own link to the form, which is there without scripts and where the form does not load. */
  readonly link: string;
  readonly linkText: string;
  /** The element in which the script of the service renders the form. */
  readonly hasPlace: boolean;
}

/** Reads own markup: a text with a link to the form and, where a script renders the form, the place for it. */
export function readReservation(source: Element): ParsedMarkup<ReservationContent> {
  const link = source.querySelector<HTMLAnchorElement>('a[href]');
  const place = source.querySelector(`[${THIRD_PARTY}="reservation"]`);
  return {
    content: {
      link: link?.href ?? '',
      linkText: (link?.textContent ?? '').replace(/\s+/g, ' ').trim(),
      hasPlace: place !== null,
    },
    lend: place ? [{ slot: 'form', nodes: [place] }] : [],
  };
}
