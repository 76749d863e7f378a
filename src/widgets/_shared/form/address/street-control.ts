import { type Control, isControl } from '../engine/page-controls.ts';
import { sectionOf, tokenOf } from './fill-address.ts';

/** Names of the control for the number of a house. */
const NUMBER = /(^|[._-])(n[uú]mero|number|num)$/i;

/** Whether suggestions are offered for a control: a single line for a street. */
export const isStreet = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && /^(address-line1|street-address)$/.test(tokenOf(target));

/** The controls of the address that a street belongs to: those of its group and of its section, such as `shipping`. */
export function controlsBeside(street: HTMLInputElement): readonly Control[] {
  const inGroup = street.closest('fieldset[role=group]') ?? street.form;
  const section = sectionOf(street);
  return [...(street.form?.elements ?? [])].filter(
    (one): one is Control =>
      isControl(one) &&
      inGroup?.contains(one) === true &&
      sectionOf(one) === section &&
      (one === street || !isStreet(one)),
  );
}

/** The control for the number of the house; undefined if the street has it, too. */
export const numberBeside = (street: HTMLInputElement): HTMLInputElement | undefined =>
  [...(street.form?.elements ?? [])].find(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement &&
      NUMBER.test(one.name) &&
      !one.disabled &&
      (street.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
  );

/** The number of the house that a visitor has typed after the name of a street; empty if there is none, or if it is part of the name. */
export function typedNumber(typed: string, street: string): string {
  const [, number = ''] = /[\s,]+(\d{1,6}[a-z]?)$/i.exec(typed.trim()) ?? [];
  return street.split(/[\s,]+/).includes(number) ? '' : number;
}
