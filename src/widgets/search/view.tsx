import { useMemo } from 'react';
import type { ViewProps } from '../../runtime/blocks/block-module.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import type { search as declaration } from './block.ts';
import type { SearchContent } from './content.ts';
import { laterSearchCall } from './later-search-call.ts';
import { useRecentSearches } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { useQuery } from './use-query.ts';

/** The code of the page type `search` (VOCAB-601). The table of all codes would be larger than the rest of this file. */
const SEARCH_PAGE = 102;

type Props = ViewProps<DataOf<typeof declaration.data>, SearchContent>;

/** The search field and, on the search page, what was found (BLOCK-009, COLL-008). */
export function View({ data, content, handle }: Props) {
  const { search, prepare } = useMemo(() => laterSearchCall(handle), [handle]);
  const recent = useRecentSearches(handle);
  const isPage = data.results || handle.site.pageType === SEARCH_PAGE;
  const ownResults = isPage && !content.hasResults;
  const [query, goTo] = useQuery(content.name, ownResults);
  return (
    <div className="search" data-page={isPage}>
      <SearchField
        data={data}
        content={query === null ? content : { ...content, value: query }}
        handle={handle}
        search={search}
        recent={recent}
        prepare={prepare}
        goTo={ownResults ? goTo : null}
      />
      {ownResults ? (
        <SearchResults
          key={query}
          query={query ?? ''}
          size={data.pageSize}
          handle={handle}
          search={search}
          clear={() => goTo('')}
        />
      ) : (
        content.hasResults && <slot name="results" />
      )}
    </div>
  );
}
