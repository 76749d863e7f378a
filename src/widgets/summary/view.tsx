import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/summary.json';
import { useWidth } from '../_shared/media/gallery-layout/use-width.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { LiveStatus, useLiveStatus } from '../_shared/ui/live-status.tsx';
import { EmptyState } from '../_shared/ui/state/empty-state.tsx';
import { ErrorState } from '../_shared/ui/state/error-state.tsx';
import { Boxes } from './boxes.tsx';
import { columnsOf, MOVING } from './columns.ts';
import type { SummaryContent, SummaryData } from './content.ts';
import { ALL, isIn } from './item.ts';
import { styleItems } from './style-items.ts';
import { Track } from './track.tsx';
import { isSame, useFilter } from './use-filter.ts';
import { useList } from './use-list.ts';

/** Up to which width, in px, a line shows the edge of its next item. */
const PHONE = 480;

/** The items of a collection, as the page draws them, in the layout of the block (BLOCK-004). */
export function View({ data, content, handle }: ViewProps<SummaryData, SummaryContent>) {
  const t = handle.strings(messages);
  const [now] = useState(() => Date.now());
  const [filter, choose] = useFilter(content.filters, handle);
  const frame = useRef<HTMLDivElement>(null);
  const { showPastOrUpcomingEvents: which, design, imageAspectRatio } = data;
  const list = useList({ content, handle, filter, frame, isShown: (item) => isIn(item, which, now) });
  const items = useMemo(() => list.items.filter((item) => isIn(item, which, now)), [list.items, which, now]);
  const [status, announce] = useLiveStatus();
  const label = data.label || content.heading || t('summaryLabel');
  const width = useWidth(frame, content.width);

  useLayoutEffect(
    () =>
      styleItems(items, {
        isList: design === 'list',
        listImageSize: data.listImageSize,
        ratio: imageAspectRatio > 10 ? imageAspectRatio / 100 : imageAspectRatio,
        autoCrop: data.autoCrop,
        fillsWidth: ['autorows', 'autocolumns', 'list'].includes(design),
        metadataPosition: data.metadataPosition,
      }),
    [items, design, imageAspectRatio, data],
  );
  const isFirst = useRef(true);
  const say = useEffectEvent(() => announce(t('summaryShown', { count: items.length })));
  const { isStale } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each choice, when its items are there.
  useEffect(() => {
    if (!isFirst.current && !isStale) say();
    isFirst.current = false;
  }, [filter, isStale]);

  const fetchMore = async (): Promise<void> => {
    const fresh = await list.fetchMore();
    if (fresh) announce(t('summaryLoaded', { count: fresh.length, total: items.length + fresh.length }));
  };
  const clear = (): void => {
    choose(all);
    // The button is gone.
    (content.filters.find((link) => link.matches('[aria-current]')) ?? content.filters[0])?.focus();
  };

  const busy = list.state === 'busy';
  const isAgain = list.state === 'again';
  const isMoving = MOVING.includes(design);
  const isFiltered = !isSame(filter, ALL);
  const perView = isMoving ? columnsOf(data, width) : 1;
  // On a phone the next item can be seen at the edge, so that a finger knows of it.
  const isPhone = perView === 1 && width > 0 && width < PHONE && items.length > 1;
  const gutter = isPhone ? Math.min(data.gutter, 16) : data.gutter;
  const all = `${location.pathname}`;
  return (
    <div ref={frame}>
      {content.above.map((slot) => (
        <slot key={slot} name={slot} />
      ))}
      {isStale && (isAgain || list.state === 'failed') ? (
        <ErrorState handle={handle} title={t('summaryFailed')} onRetry={list.retry} busy={isAgain} />
      ) : items.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'summaryEmptyFiltered' : 'summaryEmpty')}
          action={
            isFiltered && (
              <Button
                href={all}
                onClick={(event) => {
                  event.preventDefault();
                  handle.run(clear);
                }}
              >
                {t('summaryAll')}
              </Button>
            )
          }
        />
      ) : isMoving ? (
        <section
          aria-label={label}
          data-design={design}
          style={
            {
              '--gutter': `${gutter}px`,
              '--columns': perView,
              '--seen': isPhone ? '32px' : '0px',
              '--column': `${data.columnWidth}px`,
            } as CSSProperties
          }
        >
          <Track handle={handle} count={items.length} perView={perView} gutter={gutter} announce={announce}>
            {items.map(({ slot }) => (
              <li key={slot} className="item" part="item">
                <slot name={slot} />
              </li>
            ))}
          </Track>
        </section>
      ) : (
        <Boxes items={items} data={data} design={design} width={width} label={label} busy={busy} />
      )}
      {list.hasMore && (
        <div className="more">
          <Button
            part="more"
            href={list.next}
            busy={busy}
            onClick={(event) => {
              event.preventDefault();
              handle.run(fetchMore);
            }}
          >
            {t(busy ? 'summaryLoading' : list.state === 'failed' ? 'summaryAgain' : 'summaryMore')}
          </Button>
          {list.state === 'failed' && <p role="alert">{t('summaryMoreFailed')}</p>}
        </div>
      )}
      <LiveStatus status={status} />
    </div>
  );
}
