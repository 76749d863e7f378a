import { useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { isPlatformMeant } from '../_shared/server/is-platform-meant.ts';
import { NO_PLATFORM } from '../_shared/server/no-platform.ts';
import type { search as declaration } from './block.ts';
import type { SearchContent } from './content.ts';
import { lazySearchCall } from './lazy-search-call.ts';
import { submitOwnSearch } from './own-search.ts';
import { useRecentSearches } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { useQuery } from './use-query.ts';

/** The code of the page type `search` (VOCAB-601). The table of all codes would be larger than the rest of this file. */
const SEARCH_PAGE = 102;

type Props = ViewProps<DataOf<typeof declaration.data>, SearchContent>;

/** The search field and, on the search page, what was found (BLOCK-009, COLL-008). */
export function View({ data, content, handle }: Props) {
  const [isLost, setLost] = useState(false);
  /** What the visitor has searched for on this page. */
  const wanted = useRef<string | null>(null);
  const platform = !content.own || isPlatformMeant(handle, data.server);
  const own = data.action || (platform && !content.own?.form.hasAttribute('action')) ? null : content.own;
  const lost = useEffectEvent(() => {
    if (!own || isLost) return;
    setLost(true);
    handle.log.warn(NO_PLATFORM);
    if (wanted.current !== null) submitOwnSearch(own, wanted.current);
  });
  const { search, prepare } = useMemo(() => lazySearchCall(handle, () => lost()), [handle]);
  const recent = useRecentSearches(handle);
  const isPage = data.results || handle.site.pageType === SEARCH_PAGE;
  const ownResults = isPage && !content.hasResults && platform;
  const [query, goTo, times] = useQuery(content.name, ownResults);
  const root = useRef<HTMLDivElement>(null);
  const calls = platform && !isLost;
  const searchHere = (text: string): void => {
    wanted.current = text;
    goTo(text);
  };
  const clear = (): void => {
    goTo('');
    // The button is gone.
    root.current?.querySelector<HTMLElement>('[type=search]')?.focus();
  };
  return (
    <div ref={root} className="search" data-page={isPage}>
      <SearchField
        data={data}
        content={query === null ? content : { ...content, value: query }}
        handle={handle}
        search={search}
        recent={recent}
        prepare={calls ? prepare : () => {}}
        goTo={ownResults && calls ? searchHere : null}
        suggestions={calls ? data.suggestions : 0}
        own={own}
      />
      {ownResults ? (
        <SearchResults
          key={`${times} ${query}`}
          query={query ?? ''}
          size={data.pageSize}
          handle={handle}
          search={search}
          clear={clear}
        />
      ) : (
        content.hasResults && <slot name="results" />
      )}
    </div>
  );
}
