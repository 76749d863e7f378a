import { constants } from './constants.ts';
import type { FormPart, PartedType } from './form-fields.ts';

/**
 * Forms: parts that may stay empty (FORM-005, FORM-008). The requirements say only that a phone may come without its
 * country. The others are what many people do not have, or what a form does not ask: a last name, a prefix, a second
 * line, seconds, the half of the day. A part that a form itself marks as required is required.
 *
 * The parts of a required field that a visitor may leave empty, where the form says nothing of its parts.
 */
export const optionalFormParts = /* @__PURE__ */ constants({
  name: ['Last'],
  phone: ['Country', 'Prefix'],
  address: ['Line2', 'Country'],
  date: [],
  time: ['Second', 'Ampm'],
});

/** Whether a required field of this type is filled in without this part of it. */
export const isOptionalPart = (type: PartedType, part: FormPart): boolean => {
  const parts: readonly FormPart[] = optionalFormParts[type];
  return parts.includes(part);
};
