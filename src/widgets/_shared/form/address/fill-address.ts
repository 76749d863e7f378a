import { formatCep, parseCep } from '../../../../vocab/rules/brazil/cep.ts';
import { type Control, isControl } from '../engine/page-controls.ts';
import type { PlaceAddress } from './read-place.ts';

/** What a look-up has written into each control. */
export type FilledIn = WeakMap<EventTarget, string>;

/** What is filled in: the autocomplete values of the controls, with the components of an address, as the places service names them, in the order of preference. */
const PARTS: readonly (readonly [tokens: RegExp, kinds: readonly string[]])[] = [
  [/^(address-line1|street-address)$/, ['route']],
  [/^address-level3$/, ['sublocality_level_1', 'sublocality', 'neighborhood']],
  [/^address-level2$/, ['administrative_area_level_2', 'locality']],
  [/^address-level1$/, ['administrative_area_level_1']],
  [/^postal-code$/, ['postal_code']],
];

/** The last of the autocomplete values is the one that says what the control is for. */
export const tokenOf = (control: Control): string => control.autocomplete.split(' ').at(-1) ?? '';

/** The section of a control, such as `shipping`; empty without one. */
export const sectionOf = (control: Control): string => control.autocomplete.split(' ').slice(0, -1).join(' ');

/** Whether the value of a control is what a look-up has written, unchanged. */
export const isFilledIn = (control: Control, filledIn: FilledIn): boolean =>
  control.value !== '' && filledIn.get(control) === control.value;

/**
 * Fills an address in (PLACES-602), and empties what a look-up has filled in and the new place does not have.
 *
 * @param among the controls of the address
 * @param isFree whether a control may be written
 * @returns the controls that were written
 */
export const fillAddress = (
  among: Iterable<unknown>,
  address: PlaceAddress,
  filledIn: FilledIn,
  isFree: (control: Control) => boolean,
): readonly Control[] => {
  const controls = [...among].filter(isControl);
  return PARTS.flatMap(([token, kinds]) => {
    const found = kinds.map((kind) => address.get(kind)).find(Boolean) ?? '';
    const cep = parseCep(found);
    // The places service may know only the beginning of a CEP.
    const text = kinds.includes('postal_code') ? cep && formatCep(cep) : found;
    const control = controls.find((one) => token.test(tokenOf(one)));
    if (!control || !isFree(control) || !(text || isFilledIn(control, filledIn))) return [];
    return write(control, text || '', filledIn) ? [control] : [];
  });
};

/** Writes a value as if it had been typed, so that the page's own control gets it, too. */
export function write(control: Control, text: string, filledIn: FilledIn): boolean {
  control.value = text;
  const isWritten = control.value === text;
  if (isWritten) filledIn.set(control, text);
  // A list without this option.
  else control.value = '';
  control.dispatchEvent(new Event('input', { bubbles: true }));
  return isWritten;
}
