import { isRecord } from '../../is-record.ts';
import { isEmptyRichText } from '../text/empty-rich-text.ts';

/** What the announcement bar shows. */
export interface AnnouncementBar {
  /** Rich text, not yet sanitised. */
  readonly text: string;
  /** Where a click on it leads, as the settings have it and not yet checked; null where nowhere. */
  readonly link: { readonly url: string; readonly newWindow: boolean } | null;
}

/** The code of the style in which the bar is on; off is 1. From published pages, since the requirements show none. */
export const ANNOUNCEMENT_ON = 2;

/**
 * Reads the announcement bar out of the page context (BARS-001). Visitors and owners alike see it where it is on and says something (D-47).
 *
 * @returns null where there is no bar
 */
export function announcementBar({
  style,
  text,
  clickthroughUrl,
}: Readonly<Record<string, unknown>>): AnnouncementBar | null {
  if (style !== ANNOUNCEMENT_ON || typeof text !== 'string' || isEmptyRichText(text)) return null;
  const { url, newWindow }: Readonly<Record<string, unknown>> = isRecord(clickthroughUrl) ? clickthroughUrl : {};
  return {
    text,
    link: typeof url === 'string' && url.trim() ? { url: url.trim(), newWindow: newWindow === true } : null,
  };
}
