import { type CSSProperties, useEffectEvent, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/address-search.json';
import { useCombobox } from '../../ui/combobox/use-combobox.ts';
import { LiveStatus, useLiveStatus } from '../../ui/live-status.tsx';
import { type FilledIn, fillAddress, isFilledIn, write } from './fill-address.ts';
import { createPlaceSearch } from './place-search.ts';
import type { PlaceSuggestion } from './read-place.ts';
import { controlsBeside, isStreet, numberBeside, typedNumber } from './street-control.ts';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  readonly form: HTMLFormElement;
  readonly handle: BlockHandle;
  /** The controls that the visitor has typed in so far. */
  readonly typedIn: ReadonlySet<EventTarget>;
  readonly filledIn: FilledIn;
}

/**
 * Suggests addresses while the visitor types a street: an editable combobox by the ARIA practices, with list autocomplete and manual selection. The control
 * keeps the focus and everything else that it does.
 */
export function AddressSearch({ form, handle, typedIn, filledIn }: Props) {
  const t = handle.strings(messages);
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const [status, announce] = useLiveStatus();
  const search = useMemo(() => createPlaceSearch(handle), [handle]);
  const say = useEffectEvent((count: number) => announce(t('addressSuggestionCount', { count })));
  const { found, isOpen, active, setOpen, setActive } = useSuggestions({ form, handle, typedIn, search, say });
  const { street = null, places = [], width = 0 } = found ?? {};

  useLayoutEffect(() => {
    const streets = [...form.elements].filter(isStreet);
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': id };
    for (const one of streets) for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
    return () => {
      for (const one of streets) for (const name of Object.keys(attributes)) one.removeAttribute(name);
    };
  }, [form, id]);

  const choose = async (place: PlaceSuggestion): Promise<void> => {
    if (!street) return;
    setOpen(false);
    const typed = street.value;
    const address = await search.choose(place).catch(() => null);
    // The visitor may have typed on.
    if (!address?.size || !street.isConnected || street.value !== typed) return;
    const route = address.get('route') ?? '';
    const number = typedNumber(typed, route);
    const numberControl = numberBeside(street);
    const isFree = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean =>
      control === street
        ? route !== ''
        : (control.value === '' || isFilledIn(control, filledIn)) && !control.matches(':disabled, [readonly]');
    const wanted = number && route && !numberControl ? new Map(address).set('route', `${route}, ${number}`) : address;
    fillAddress(controlsBeside(street), wanted, filledIn, isFree);
    if (numberControl) {
      // It is the visitor's own, only in its place.
      if (number && numberControl.value === '') write(numberControl, number, filledIn);
      if (street.matches(':focus')) numberControl.focus();
    }
    announce(t('addressChosen'));
  };

  useCombobox({
    handle,
    control: street,
    form,
    layer,
    id,
    count: places.length,
    isOpen,
    active,
    isCurrent: () => street?.value.trim() === found?.text,
    setOpen,
    setActive,
    choose: (index) => choose(places[index] as PlaceSuggestion),
  });

  return (
    <>
      <div
        ref={layer}
        id={id}
        className="vt-floating suggestions"
        role="listbox"
        aria-label={t('addressSuggestions')}
        popover="manual"
        style={{ '--_own-width': `${width}px` } as CSSProperties}
      >
        {places.map((place, index) => (
          // The control has the keyboard: it hears every key, and names the active option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the control hears the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the control keeps the focus and names the option.
          <div
            key={place.id}
            id={`${id}-${index}`}
            className="suggestion"
            role="option"
            aria-selected={index === active}
            onClick={() => handle.run(() => choose(place))}
          >
            {place.text}
          </div>
        ))}
      </div>
      <LiveStatus status={status} />
    </>
  );
}
