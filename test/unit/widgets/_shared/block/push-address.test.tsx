import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pushAddress } from '../../../../../src/widgets/_shared/block/push-address.ts';
import { useMonth } from '../../../../../src/widgets/calendar/use-month.ts';
import { type Facet, PARAMETERS } from '../../../../../src/widgets/product-list/filter.ts';
import { useFilter as useProductFilter } from '../../../../../src/widgets/product-list/use-filter.ts';
import { useQuery } from '../../../../../src/widgets/search/use-query.ts';
import { useFilter as useSummaryFilter } from '../../../../../src/widgets/summary/use-filter.ts';
import { fakeHandle } from '../../../fake-handle.ts';

const TURBO = { turbo: { restorationIdentifier: 'a', restorationIndex: 2 } };
const handle = fakeHandle();
const first = { month: { year: 2026, month: 12 }, view: 'list' } as const;
const link = document.createElement('a');
link.href = '/?tag=barro';
const links = [link];
const facets: readonly Facet[] = [];

beforeEach(() => history.replaceState(TURBO, '', '/'));

it.each<[string, () => () => void]>([
  [
    'calendar',
    () => {
      const { result } = renderHook(() => useMonth(first));
      return () => result.current[1]({ view: 'month' });
    },
  ],
  [
    'search',
    () => {
      const { result } = renderHook(() => useQuery('q', true));
      return () => result.current[1]('vaso');
    },
  ],
  [
    'summary',
    () => {
      const { result } = renderHook(() => useSummaryFilter(links, handle));
      return () => result.current[1]('/?tag=barro');
    },
  ],
  [
    'product-list',
    () => {
      const { result } = renderHook(() => useProductFilter(facets, PARAMETERS, true));
      return () => result.current[1]({ order: 'preco' });
    },
  ],
])('an entry that %s adds has the state of the page, whose router shows it on the way back', (_, prepare) => {
  const choose = prepare();
  const pushed = vi.spyOn(history, 'pushState');
  act(choose);
  expect(pushed).toHaveBeenCalledOnce();
  expect(location.search).not.toBe('');
  expect(history.state).toEqual(TURBO);
});

it('the mark of a layer is not copied, so that its end takes no other entry away', () => {
  history.replaceState({ ...TURBO, 'vitrine-layer': true }, '');
  pushAddress(new URL('/?a=1', location.href));
  expect(history.state).toEqual(TURBO);
  history.replaceState({ 'vitrine-layer': true }, '');
  pushAddress(new URL('/?a=2', location.href));
  expect(history.state).toBeNull();
});

it('the same address adds no entry, and a document that may not have one throws nothing', () => {
  const pushed = vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  pushAddress(new URL(location.href));
  expect(pushed).not.toHaveBeenCalled();
  pushAddress(new URL('/?a=1', location.href));
  expect(pushed).toHaveBeenCalledOnce();
});
