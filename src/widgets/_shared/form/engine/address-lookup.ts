import { placeDetails, placesAutocomplete } from '../../../../api/places.ts';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { formatCep, parseCep } from '../../../../vocab/rules/brazil/cep.ts';
import { type FilledIn, fillAddress, isFilledIn, sectionOf, tokenOf } from '../address/fill-address.ts';
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
 * Looks the address of a CEP up once the CEP is valid, and fills in what the visitor has left empty of the same address, or has from the CEP before
 * (PLACES-601, PLACES-602). A failure changes nothing: every control stays usable.
 *
 * @returns a function that ends it
 */
export function attachAddressLookup(
  form: HTMLFormElement,
  { handle, typedIn, filledIn, filled }: LookupOptions,
): () => void {
  const asked = new Map<Control, string>();
  const lookUp = async (source: Control): Promise<void> => {
    const cep = parseCep(source.value);
    if (cep === null || cep === asked.get(source)) return;
    asked.set(source, cep);
    const address = await addressOf(cep, handle).catch(() => null);
    // The visitor may have gone on to another CEP.
    if (!address?.size || asked.get(source) !== cep || !form.isConnected) return;
    const isFree = (control: Control): boolean =>
      !typedIn.has(control) &&
      !control.matches(':disabled') &&
      // The visitor may be about to type into an empty one.
      (control.value === '' ? !control.matches(':focus') : isFilledIn(control, filledIn));
    if (fillAddress(controlsAround(source), address, filledIn, isFree).length) filled();
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
    asked.clear();
    form.removeEventListener('input', onInput);
  };
}

/** The controls of the address that a CEP belongs to: those of its group and section. The only CEP of a form belongs to all of them. */
function controlsAround(cep: Control): readonly Control[] {
  const all = [...(cep.form?.elements ?? [])].filter(isControl);
  const alike = (list: readonly Control[], other: Control): readonly Control[] =>
    list.filter((one) => tokenOf(one) === tokenOf(other));
  const group = groupOf(cep);
  const isOnly = !group && alike(all, cep).length === 1;
  const isBeside = (one: Control): boolean => groupOf(one) === group && sectionOf(one) === sectionOf(cep);
  const ours = isOnly ? all : all.filter(isBeside);
  const placeOf = (one: Control): number => alike(ours, one).indexOf(one);
  // Where nothing tells addresses apart, the second CEP goes with the second street.
  return ours.filter((one) => placeOf(one) === placeOf(cep));
}

const groupOf = (control: Control): Element | null => control.closest('fieldset[role=group]');

/** The address of a CEP; null if there is none. */
async function addressOf(cep: string, handle: BlockHandle): Promise<PlaceAddress | null> {
  const request = await handle.request();
  const [first] = placesIn(await placesAutocomplete(request, { input: formatCep(cep) }));
  if (!first) return null;
  const productContext = { productPage: location.pathname, productSection: 'form' };
  return addressIn(await placeDetails(request, { placeid: first.id }, productContext));
}
