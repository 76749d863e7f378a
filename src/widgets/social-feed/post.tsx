import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/social-feed.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { linkAddress } from '../../vocab/rules/link/address.ts';
import { fullDate } from '../../vocab/rules/text/full-date.ts';
import { isCalendarDay } from '../../vocab/rules/text/is-calendar-day.ts';
import { frameAddress } from '../_shared/block/facade/safe-address.ts';
import { pageLocale } from '../_shared/block/page-locale.ts';
import { useTimeText } from '../_shared/block/use-time-text.ts';
import type { socialFeed } from './block.ts';

export type Post = DataOf<(typeof socialFeed)['data']>['posts'][number];

/** Whether the picture of a post is on another site, so that it waits for consent. */
export const isElsewhere = ({ image }: Post): boolean => {
  const address = image ? frameAddress(image) : null;
  return address !== null && address.origin !== location.origin;
};

interface Props {
  readonly post: Post;
  readonly handle: BlockHandle;
  /** Pictures of other sites may be loaded. */
  readonly isOpen: boolean;
}

/** A post from JSON: its picture, text, date and link. The text is plain. */
export function PostCard({ post, handle, isOpen }: Props) {
  const t = handle.strings(messages);
  const address = post.image ? frameAddress(post.image) : null;
  const moment = post.date ? Date.parse(post.date) : Number.NaN;
  // A date without a time is a day of the calendar, the same in every time zone.
  const zone = isCalendarDay(post.date) ? 'UTC' : undefined;
  const full = fullDate(moment, pageLocale(handle), zone);
  const date = useTimeText(zone ? null : moment, full, handle);
  const link = post.url && frameAddress(linkAddress(post.url))?.href;
  return (
    <article className="card">
      {address && (
        <div className="picture" part="picture">
          {(isOpen || !isElsewhere(post)) && (
            <img
              src={address.href}
              alt={post.imageAlt}
              loading="lazy"
              decoding="async"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          )}
        </div>
      )}
      {post.text && (
        <p className="text" part="text">
          {post.text}
        </p>
      )}
      {(date || link) && (
        <p className="date" part="date">
          {link ? (
            <a
              href={link}
              rel="noopener noreferrer"
              aria-label={date ? t('socialFeedOpen', { date }) : t('socialFeedOpenUndated')}
            >
              {date ? <time dateTime={post.date}>{date}</time> : t('socialFeedOpenUndated')}
            </a>
          ) : (
            <time dateTime={post.date}>{date}</time>
          )}
        </p>
      )}
    </article>
  );
}
