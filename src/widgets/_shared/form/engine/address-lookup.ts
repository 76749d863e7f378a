import { placeDetails, placesAutocomplete } from '../../../../api/places.ts';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { formatCep, parseCep } from '../../../../vocab/rules/brazil/cep.ts';
import { type FilledIn, fillAddress, isFilledIn, tokenOf } from '../address/fill-address.ts';
import { addressIn, type PlaceAddress, placesIn } from '../address/read-place.ts';
import { type Control, isControl } from './page-controls.ts';

interface LookupOptions {
  readonly handle: BlockHandle;
  /** The controls that the visitor has typed in so far; a CEP among them is looked up at once. */
  readonly typedIn: ReadonlySet<EventTarget>;
  readonly filledIn: FilledIn;
  /** Called when something was filled in. */
  filled(): void;
}

/**
 * Looks the address of a CEP up once the CEP is valid, and fills in what the visitor has left empty (PLACES-601, PLACES-602). A failure changes nothing: every
 * control stays usable.
 *
 * @returns a function that ends it
 */
export function attachAddressLookup(
  form: HTMLFormElement,
  { handle, typedIn, filledIn, filled }: LookupOptions,
): () => void {
  let asked = '';
  const lookUp = async (source: Control): Promise<void> => {
    const cep = parseCep(source.value);
    if (cep === null || cep === asked) return;
    asked = cep;
    const address = await addressOf(cep, handle).catch(() => null);
    // The visitor may have gone on to another CEP.
    if (!address || asked !== cep || !form.isConnected) return;
    const isFree = (control: Control): boolean =>
      control.value === '' && !typedIn.has(control) && !control.matches(':focus, :disabled');
    if (fillAddress(form.elements, address, filledIn, isFree).length) filled();
  };
  const lookUpFrom = (target: EventTarget | null): void => {
    // The CEP of an address that was chosen is known already.
    if (isControl(target) && tokenOf(target) === 'postal-code' && !isFilledIn(target, filledIn))
      handle.run(() => lookUp(target));
  };
  const onInput = (event: Event): void => lookUpFrom(event.target);
  form.addEventListener('input', onInput);
  for (const control of typedIn) lookUpFrom(control);
  return () => {
    asked = '';
    form.removeEventListener('input', onInput);
  };
}

/** The address of a CEP; null if there is none. */
async function addressOf(cep: string, handle: BlockHandle): Promise<PlaceAddress | null> {
  const request = await handle.request();
  const [first] = placesIn(await placesAutocomplete(request, { input: formatCep(cep) }));
  if (!first) return null;
  const productContext = { productPage: location.pathname, productSection: 'form' };
  return addressIn(await placeDetails(request, { placeid: first.id }, productContext));
}
