import { useLayoutEffect, useRef } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/review.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { fullDate } from '../../vocab/rules/text/full-date.ts';
import { pageLocale } from '../_shared/block/page-locale.ts';
import { useTimeText } from '../_shared/block/use-time-text.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { LiveStatus, useLiveStatus } from '../_shared/ui/live-status.tsx';
import { Problem } from '../_shared/ui/problem/problem.tsx';
import type { reviews as declaration } from './block.ts';
import type { ReviewsContent } from './content.ts';
import type { Review } from './review.ts';
import { Stars } from './stars.tsx';
import { Summary } from './summary.tsx';
import { useMoreReviews } from './use-more-reviews.ts';

type Props = ViewProps<DataOf<(typeof declaration)['data']>, ReviewsContent>;

const NONE: readonly Review[] = [];

/** The five numbers of a text with commas; none if it is anything else. */
function countsIn(text: string): readonly number[] {
  const counts = text.split(',').map((one) => (/^\s*\d{1,9}\s*$/.test(one) ? Number(one) : -1));
  return counts.length === 5 && counts.every((one) => one >= 0) ? counts : [];
}

/** Summary, list, and what leads on: more reviews, and the page to write one. */
export function View({ data, content, handle }: Props) {
  const t = handle.strings(messages);
  const [status, announce] = useLiveStatus();
  const itemId = data.itemId || handle.site.item.id || '';
  const { reviews, count, average, more, busy, problem, load } = useMoreReviews({
    handle,
    itemId: content.reviews ? itemId : '',
    first: content.reviews ?? NONE,
    pageSize: data.pageSize,
    count: data.count || content.count,
    average: data.average || content.average,
    announce,
  });
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  /** How many reviews there were when more were asked for; null where nobody asked. */
  const before = useRef<number | null>(null);
  // Where the visitor is by now; with the last page the button goes.
  const hasFocus = button.current?.matches(':focus');
  useLayoutEffect(() => {
    if (busy || before.current === null) return;
    const all = list.current?.children;
    // The last page may have had nothing new.
    const next = (all?.[before.current] ?? (more ? null : all?.[all.length - 1])) as HTMLElement | null | undefined;
    before.current = null;
    if (!next || problem || !hasFocus) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }, [busy, more, problem, hasFocus]);
  return (
    <div className="reviews">
      <Summary average={average} count={count} distribution={countsIn(data.distribution)} handle={handle} />
      {content.reviews === null ? (
        <slot />
      ) : (
        <>
          {reviews.length === 0 && !busy && !problem && <p>{t('reviewsNone')}</p>}
          {reviews.length > 0 && (
            <ul ref={list} className="list" part="list" aria-label={t('reviewsName')}>
              {reviews.map((review, at) => (
                <Item key={review.id || `${at}`} review={review} handle={handle} />
              ))}
            </ul>
          )}
        </>
      )}
      <Problem text={problem} />
      {(more || data.formUrl || problem) && (
        <div className="actions">
          {(more || problem) && (
            <Button
              ref={button}
              part="more"
              busy={busy}
              onClick={() => {
                before.current = reviews.length;
                load();
              }}
            >
              {t(busy ? 'reviewsLoading' : 'reviewsMore')}
            </Button>
          )}
          {data.formUrl && (
            <Button kind="main" href={data.formUrl}>
              {t('reviewsWrite')}
            </Button>
          )}
        </div>
      )}
      <LiveStatus status={status} />
    </div>
  );
}

function Item({ review, handle }: { review: Review; handle: BlockHandle }) {
  const t = handle.strings(messages);
  const { rating, title, text, name, created, verified } = review;
  const full = created === null ? '' : fullDate(created, pageLocale(handle));
  const date = useTimeText(created, full, handle);
  return (
    <li className="review" part="review">
      <p className="rating">
        <Stars value={rating} />
        <span className="visually-hidden">{t('reviewStars', { stars: rating })}</span>
      </p>
      {title && <p className="title">{title}</p>}
      {text && <p className="text">{text}</p>}
      <p className="muted">{[name, date, verified && t('reviewsVerified')].filter(Boolean).join(' · ')}</p>
    </li>
  );
}
