import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { pushAddress } from '../_shared/block/push-address.ts';
import { ALL, type Filter, filterIn } from './item.ts';

const current = (): Filter => filterIn(location.href) ?? ALL;

export const isSame = (one: Filter, other: Filter): boolean => one.tag === other.tag && one.category === other.category;

/**
 * The filter that the address has. Each choice adds an entry to the history, so that Back undoes it.
 *
 * @param links the page's own links, whose clicks choose; without any the address does not concern the list
 */
export function useFilter(
  links: readonly HTMLAnchorElement[],
  handle: BlockHandle,
): [Filter, (address: string) => void] {
  const isActive = links.length > 0;
  const [filter, setFilter] = useState(() => (isActive ? current() : ALL));
  const choose = useCallback((address: string): void => {
    const url = new URL(address, location.href);
    pushAddress(url);
    // A visitor waits for it; React does not know outside of its own root.
    flushSync(() => setFilter(filterIn(url.href) ?? ALL));
  }, []);
  const clicked = useEffectEvent((event: MouseEvent): void => {
    const { ctrlKey, metaKey, shiftKey, altKey, button } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || shiftKey || altKey || button !== 0) return;
    event.preventDefault();
    const { href } = event.currentTarget as HTMLAnchorElement;
    handle.run(() => choose(href));
  });
  useEffect(() => {
    if (!isActive) return;
    const back = (): void => setFilter((before) => (isSame(before, current()) ? before : current()));
    const onClick = (event: MouseEvent): void => clicked(event);
    addEventListener('popstate', back);
    for (const link of links) link.addEventListener('click', onClick);
    return () => {
      removeEventListener('popstate', back);
      for (const link of links) link.removeEventListener('click', onClick);
    };
  }, [isActive, links]);
  useLayoutEffect(() => {
    const before = links.map((link) => link.getAttribute('aria-current'));
    return () => {
      for (const [at, link] of links.entries()) {
        const value = before[at] ?? null;
        if (value === null) link.removeAttribute('aria-current');
        else link.setAttribute('aria-current', value);
      }
    };
  }, [links]);
  useLayoutEffect(() => {
    for (const link of links)
      if (isSame(filterIn(link.href) ?? ALL, filter)) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  }, [links, filter]);
  return [filter, choose];
}
