import { withoutEmails } from './without-emails.ts';

/** What is longer is cut unless said: a report is for reading. In UTF-16 units. */
const LONGEST = 2_000;

/** Values of parameters, wherever an address is in the text. */
const VALUES = /([?&#;][^=\s&#"'<>?;]{1,60}=)[^&\s#"'<>)]+/g;
/** A secret behind its own name. */
const NAMED =
  /((?:crumb|token|csrf|xsrf|secret|password|passwd|senha|session|authorization|signature|api-?key)["']?\s*[:=]\s*)(?:"[^"]*"?|'[^']*'?|(?:bearer\s+)?[^\s"',;&}]+)/gi;
const BEARER = /\b(bearer\s+)[^\s"',;&}]+/gi;
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;
/** Long runs of letters and digits mixed. Names of files keep their short hashes. */
const OPAQUE = /\b(?=\w*\d)(?=\w*[a-z])\w{16,}\b/gi;
/** Phones, documents, cards: eight digits or more with what people write between them, encoded or not. */
const NUMBER = /\+?\(?\d(?:(?:[\s().\-/]|%2[089B-F]){0,2}\d){7,}/gi;

/**
 * Takes out of a text what may tell who somebody is or let a stranger in: values of queries, e-mail addresses, tokens, phones and document numbers
 * (D-57). For everything that leaves a page as a report.
 *
 * @param longest what is longer is cut, before and after, in UTF-16 units
 */
export function withoutSecrets(text: string, longest = LONGEST): string {
  const left = withoutEmails(cut(text, longest))
    .replace(VALUES, '$1…')
    .replace(NAMED, '$1…')
    .replace(BEARER, '$1…')
    .replace(UUID, '[token]')
    .replace(OPAQUE, '[token]')
    .replace(NUMBER, '[number]');
  return cut(left, longest);
}

const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
