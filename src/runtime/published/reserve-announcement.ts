import { ANNOUNCEMENT_KEY, BLOCK, BLOCK_ADDED } from '../../vocab/names.ts';
import { ANNOUNCEMENT_ON } from '../../vocab/rules/overlays/announcement-bar.ts';
import { documentMember, queryIn } from '../page/document-member.ts';
import { valueAt } from '../page/value-at.ts';
import { readLocal } from '../page/web-storage.ts';

/**
 * Puts the element of the announcement bar into the place that a published page has for it, with room for its lines of letters. Only before
 * the first paint, so that nothing moves, and not where this browser has closed one: otherwise the bar is at the lower edge of the window.
 *
 * @param context of the page, unchecked
 */
export function reserveAnnouncement(context: unknown): void {
  const place = queryIn(document, '.sqs-announcement-bar-dropzone')[0] as HTMLElement | undefined;
  const { style, text } = Object(valueAt(context, 'websiteSettings.announcementBarSettings'));
  const letters = String(text).replace(/<.*?>/g, '').length;
  if (!place || style !== ANNOUNCEMENT_ON || !letters || performance.getEntriesByType('paint')[0]) return;
  if (readLocal(`${ANNOUNCEMENT_KEY}${valueAt(context, 'website.id')}`)) return;
  const element = documentMember('createElement').call(document, 'div');
  for (const name of [BLOCK_ADDED, BLOCK]) element.setAttribute(name, 'announcement-bar');
  place.append(element);
  place.style.minHeight = `${Math.max(44, 16 + 22.5 * Math.ceil(letters / (innerWidth / 7.5 - 10)))}px`;
}
