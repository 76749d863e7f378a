import { visibleText } from './visible-text.ts';

/** A text as it is compared (the project's own): without white space around it, what cannot be seen, case and accents, since visitors write `sao paulo`. */
export const plainText = (text: string): string =>
  visibleText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
