import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/social-feed.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { CONSENT_SRC } from '../../vocab/names.ts';
import { Facade } from '../_shared/block/facade/facade.tsx';
import { frameAddress, hostOf } from '../_shared/block/facade/safe-address.ts';
import { useGate } from '../_shared/block/facade/use-gate.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { LiveStatus, useLiveStatus } from '../_shared/ui/live-status.tsx';
import type { socialFeed } from './block.ts';
import type { SocialFeedContent } from './content.ts';
import { isElsewhere, PostCard } from './post.tsx';
import { usePictures } from './use-pictures.ts';

type Props = ViewProps<DataOf<(typeof socialFeed)['data']>, SocialFeedContent>;

/** Posts of a social network that the page has (BLOCK-011). Nothing of the network is requested without consent. */
export function View(props: Props) {
  const { data, content } = props;
  return data.posts.length || content.posts.length ? <Feed {...props} /> : <slot />;
}

function Feed({ data, content, handle }: Props) {
  const t = handle.strings(messages);
  const own = data.posts.length > 0;
  const first = own ? Math.min(data.step, data.posts.length) : content.posts.filter((post) => !post.isHidden).length;
  const all = own ? data.posts.length : content.posts.length;
  const [shown, setShown] = useState(first);
  const [status, announce] = useLiveStatus();
  const list = useRef<HTMLUListElement>(null);
  const gate = useGate(handle, { purpose: data.purpose, service: data.consentService });

  const addresses = useMemo(
    () =>
      own
        ? data.posts.filter(isElsewhere).map(({ image }) => frameAddress(image))
        : content.pictures.map((picture) => frameAddress(picture.getAttribute(CONSENT_SRC) ?? '')),
    [own, data.posts, content.pictures],
  );
  const asks = addresses.some((address) => address !== null);
  usePictures(own ? NONE : content.pictures, gate.isOpen);
  const focused = useRef<number | null>(null);
  useLayoutEffect(() => {
    const at = focused.current;
    focused.current = null;
    if (at !== null) list.current?.querySelectorAll('li')[at]?.focus({ preventScroll: true });
  });

  // Those that are shown first come first, also where the markup hides one between them.
  const order = useMemo(
    () => [...content.posts].sort((one, other) => Number(one.isHidden) - Number(other.isHidden)),
    [content.posts],
  );
  const more = (): void => {
    const next = Math.min(all, shown + data.step);
    focused.current = shown;
    flushSync(() => setShown(next));
    announce(t('socialFeedShown', { count: next }));
  };

  const hasMore = shown < all;
  const hasRest = !own && content.hasRest;
  return (
    <div className="feed">
      {!own && <slot />}
      {asks && !gate.isOpen && (
        <Facade
          handle={handle}
          gate={gate}
          title={t('socialFeedPictures')}
          from={hostOf(addresses.find((address) => address !== null) ?? null)}
          link=""
        />
      )}
      <ul className="grid" part="grid" data-layout={data.layout} ref={list}>
        {own
          ? data.posts.slice(0, shown).map((post, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end.
              <li key={index} part="post" tabIndex={-1}>
                <PostCard post={post} handle={handle} isOpen={gate.isOpen} />
              </li>
            ))
          : order.slice(0, shown).map(({ slot }) => (
              <li key={slot} part="post" tabIndex={-1}>
                <slot name={slot} />
              </li>
            ))}
      </ul>
      {(hasMore || hasRest) && (
        <div className="foot">
          {hasMore && (
            <Button part="more" onClick={() => handle.run(more)}>
              {t('socialFeedMore')}
            </Button>
          )}
          {hasRest && <slot name="rest" />}
        </div>
      )}
      {own && <slot />}
      <LiveStatus status={status} />
    </div>
  );
}

const NONE: readonly HTMLImageElement[] = [];
