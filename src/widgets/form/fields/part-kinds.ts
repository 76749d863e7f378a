import type messages from '../../../strings/pt-BR/form.json';
import type { formFieldParts, PartedType } from '../../../vocab/codes/form-fields.ts';

/** How one part of a field is shown. */
export interface PartKind {
  /** Key of the words above the part. */
  readonly words: keyof typeof messages;
  readonly autoComplete?: string;
  /** Digits only, and how many at most. */
  readonly digits?: number;
}

type Kinds = { readonly [Type in PartedType]: Readonly<Record<(typeof formFieldParts)[Type][number], PartKind>> };

/** What each part of a field is called and what a browser may fill in. */
export const partKinds: Kinds = {
  name: {
    First: { words: 'formNameFirst', autoComplete: 'given-name' },
    Last: { words: 'formNameLast', autoComplete: 'family-name' },
  },
  phone: {
    Country: { words: 'formPhoneCountry', autoComplete: 'tel-country-code' },
    Areacode: { words: 'formPhoneAreacode', autoComplete: 'tel-area-code' },
    Prefix: { words: 'formPhonePrefix', autoComplete: 'tel-local-prefix' },
    Line: { words: 'formPhoneLine', autoComplete: 'tel-local-suffix' },
  },
  address: {
    Line1: { words: 'formAddressLine1', autoComplete: 'address-line1' },
    Line2: { words: 'formAddressLine2', autoComplete: 'address-line2' },
    City: { words: 'formAddressCity', autoComplete: 'address-level2' },
    State: { words: 'formAddressState', autoComplete: 'address-level1' },
    Zip: { words: 'formAddressZip', autoComplete: 'postal-code' },
    Country: { words: 'formAddressCountry', autoComplete: 'country-name' },
  },
  date: {
    Month: { words: 'formDateMonth', digits: 2 },
    Day: { words: 'formDateDay', digits: 2 },
    Year: { words: 'formDateYear', digits: 4 },
  },
  time: {
    Hour: { words: 'formTimeHour', digits: 2 },
    Minute: { words: 'formTimeMinute', digits: 2 },
    Second: { words: 'formTimeSecond', digits: 2 },
    Ampm: { words: 'formTimeAmpm' },
  },
};
