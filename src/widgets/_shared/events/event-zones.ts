import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { queryIn } from '../../../runtime/page/document-member.ts';
import { isTimeZone, ownTimeZone, wallTime } from '../../../vocab/rules/calendar/time-zone.ts';
import { pageLocale } from '../block/page-locale.ts';
import { dateFormat } from './date-format.ts';

/** Where events take place, and where the visitor is. */
export interface EventZones {
  readonly site: string;
  readonly visitor: string;
  /** The tag in which dates are written. */
  readonly locale: string;
}

const IN_CONTEXT = /"timeZone"\s*:\s*"([\w+/-]{1,60})"/;

/** The time zone in the page's context, the site's own or a published one; empty without one. */
export function pageTimeZone(page: ParentNode): string {
  for (const { textContent } of queryIn(page, 'script:not([src])')) {
    const zone = IN_CONTEXT.exec(textContent ?? '')?.[1];
    if (zone && isTimeZone(zone)) return zone;
  }
  return '';
}

/** The time zone of a block's events: its own, that of the page's context, otherwise the visitor's. */
export const siteTimeZone = (own: string | null, page: ParentNode): string =>
  own && isTimeZone(own) ? own : pageTimeZone(page) || ownTimeZone();

/**
 * The zones and the locale of a block.
 *
 * @param site the zone in which its content was read
 */
export const eventZones = (site: string, handle: BlockHandle): EventZones => ({
  site,
  visitor: ownTimeZone(),
  locale: pageLocale(handle),
});

/** Whether the visitor's clock shows another time than that of the site at a moment. */
export const clocksDiffer = (moment: number, { site, visitor }: EventZones): boolean =>
  site !== visitor && Object.values(wallTime(moment, site)).join() !== Object.values(wallTime(moment, visitor)).join();

/** The name of the site's time zone, such as `Horário de Brasília`. */
export function zoneName({ site, locale }: EventZones, moment: number): string {
  const nameOf = (timeZoneName: 'longGeneric' | 'short'): string | undefined =>
    dateFormat(locale, { timeZone: site, timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value;
  try {
    return nameOf('longGeneric') ?? site;
  } catch {
    return nameOf('short') ?? site;
  }
}
