import { createElement, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import type { AddressSearch } from '../address/address-search.tsx';
import type { FilledIn } from '../address/fill-address.ts';
import type { FormOptions } from './form-options.ts';

/** What the search needs once its code is there. */
type Search = Parameters<typeof AddressSearch>[0] & { readonly View: typeof AddressSearch };

/**
 * Looks addresses up if the site has switched it on: by their CEP, and while a street is typed. The code of each is fetched when the visitor first interacts
 * with the form.
 *
 * @returns whether a CEP has filled something in, and the suggestions
 */
export function useAddressLookup(
  form: RefObject<HTMLFormElement | null>,
  handle: BlockHandle,
  { addressLookup: byCep = false, addressSearch: byStreet = false }: FormOptions,
): { readonly isFilled: boolean; readonly suggestions: ReactNode } {
  const [isFilled, setFilled] = useState(false);
  const [search, setSearch] = useState<Search | null>(null);
  useLayoutEffect(() => {
    const ours = form.current;
    if (!ours || !(byCep || byStreet)) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const typedIn = new Set<EventTarget>();
    const filledIn: FilledIn = new WeakMap();
    const noteTyping = (event: Event): void => {
      // Autofill counts, too; what the look-up fills in is no event of the browser's.
      if (event.isTrusted && event.target) typedIn.add(event.target);
    };
    const fetchCep = async (): Promise<void> => {
      const { attachAddressLookup } = await import('./address-lookup.ts');
      if (signal.aborted) return;
      const stop = attachAddressLookup(ours, { handle, typedIn, filledIn, filled: () => setFilled(true) });
      signal.addEventListener('abort', stop);
    };
    const fetchSearch = async (): Promise<void> => {
      const { AddressSearch } = await import('../address/address-search.tsx');
      if (!signal.aborted) setSearch({ View: AddressSearch, form: ours, handle, typedIn, filledIn });
    };
    const fetchCode = (): void => {
      // Without it every control is filled in by hand.
      if (byCep) fetchCep().catch(() => {});
      if (byStreet) fetchSearch().catch(() => {});
    };
    ours.addEventListener('input', noteTyping, { signal });
    ours.addEventListener('focusin', fetchCode, { once: true, signal });
    return () => {
      stopping.abort();
      setSearch(null);
    };
  }, [form, handle, byCep, byStreet]);
  if (!search) return { isFilled, suggestions: null };
  const { View, ...props } = search;
  return { isFilled, suggestions: createElement(View, props) };
}
