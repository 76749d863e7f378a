import { useEffect, useEffectEvent, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import type { PlaceSearch } from './place-search.ts';
import type { PlaceSuggestion } from './read-place.ts';
import { isStreet } from './street-control.ts';

/** Fewer characters match too much. */
const LEAST = 3;
/** Wait after the last input, in ms. */
const DELAY = 300;

/** What was found for a text in a control. */
interface Found {
  readonly street: HTMLInputElement;
  readonly text: string;
  readonly places: readonly PlaceSuggestion[];
  /** The width of the control, in px. */
  readonly width: number;
}

interface SuggestionsOptions {
  readonly form: HTMLFormElement;
  readonly handle: BlockHandle;
  readonly typedIn: ReadonlySet<EventTarget>;
  readonly search: PlaceSearch;
  /** Receives the number of suggestions. */
  say(count: number): void;
}

interface SuggestionsState {
  readonly found: Found | null;
  readonly isOpen: boolean;
  /** The option that the visitor has moved to; -1 for none. */
  readonly active: number;
  setOpen(isOpen: boolean): void;
  setActive(active: number): void;
}

/** Requests suggestions for what a visitor types in a street, and offers them. What the page or the browser has filled in is not searched. */
export function useSuggestions({ form, handle, typedIn, search, say }: SuggestionsOptions): SuggestionsState {
  const [found, setFound] = useState<Found | null>(null);
  const [isOpen, setVisible] = useState(false);
  const [active, setActive] = useState(-1);
  const setOpen = (next: boolean): void => {
    setVisible(next);
    if (!next) setActive(-1);
  };

  const show = useEffectEvent((next: Found | null): void => {
    setFound(next);
    setActive(-1);
    setOpen(next !== null && next.places.length > 0);
    if (next) say(next.places.length);
  });
  const isKnown = useEffectEvent((street: HTMLInputElement, text: string): boolean => {
    if (found?.street !== street || found.text !== text) return false;
    show(found);
    return true;
  });
  const hide = useEffectEvent(() => setOpen(false));
  const began = useEffectEvent((listen: (street: HTMLInputElement) => void) => {
    for (const one of typedIn) if (isStreet(one)) listen(one);
  });

  useEffect(() => {
    let cancel = (): void => {};
    let asking = new AbortController();
    const listening = new AbortController();
    const { signal } = listening;
    const forget = (): void => {
      cancel();
      asking.abort();
    };
    const ask = async (street: HTMLInputElement): Promise<void> => {
      const text = street.value.trim();
      if (!street.matches(':focus') || isAutofilled(street) || isKnown(street, text)) return;
      asking = new AbortController();
      const { signal: asked } = asking;
      const places = await search.find(text, asked).catch(() => null);
      // The answer to an earlier text comes too late.
      if (asked.aborted) return;
      show(places && { street, text, places, width: street.offsetWidth });
    };
    const typed = (street: HTMLInputElement): void => {
      forget();
      setActive(-1);
      if (street.value.trim().length < LEAST) hide();
      else cancel = handle.after(DELAY, () => ask(street));
    };
    const leave = (): void => {
      forget();
      hide();
      search.end();
    };
    const onInput = ({ isTrusted, target }: Event): void => {
      if (isTrusted && isStreet(target)) typed(target);
    };
    form.addEventListener('input', onInput, { signal });
    form.addEventListener('focusout', ({ target }) => isStreet(target) && leave(), { signal });
    form.addEventListener('submit', leave, { signal });
    began((street) => {
      if (street.matches(':focus')) typed(street);
    });
    return () => {
      forget();
      listening.abort();
    };
  }, [form, handle, search]);
  return { found, isOpen, active, setOpen, setActive };
}

/** Whether the browser has filled a control in. */
const isAutofilled = (control: Element): boolean => CSS.supports('selector(:autofill)') && control.matches(':autofill');
