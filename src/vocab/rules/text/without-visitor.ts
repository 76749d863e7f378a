import { withoutCrumb } from './without-crumb.ts';
import { withoutEmails } from './without-emails.ts';

/** Phones, documents, cards: ten digits or more with what people write between them, encoded or not. A date is shorter. */
const NUMBER = /(?:\+|%2B)?(?:\(|%28)?\d(?:(?:[\s().\-/+]|%2[089B-F]){0,3}\d){9,}/gi;

/** A postal code as people write it. */
const POSTAL_CODE = /\b\d{5}-\d{3}\b/g;
/** A signed token, whatever carries it. */
const SIGNED = /\beyJ[\w-]+\.[\w.-]+/g;

/**
 * Cuts out of an address what is secret and what tells who the visitor is: crumb and tokens with their parameters, e-mail addresses, long numbers, postal codes and
 * signed tokens in any value. Everything else stays, so that a campaign can still be told. For the addresses and titles that tracking calls carry (CENSUS-603).
 */
export const withoutVisitor = (address: string): string =>
  withoutEmails(withoutCrumb(address))
    .replace(SIGNED, '[token]')
    .replace(NUMBER, '[number]')
    .replace(POSTAL_CODE, '[number]');
