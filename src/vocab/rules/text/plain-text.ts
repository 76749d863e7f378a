/** A text as it is compared (the project's own): without white space around it, case and accents, since visitors write `sao paulo`. */
export const plainText = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
