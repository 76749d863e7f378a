/** Longest text somebody may look for, in characters. */
const LONGEST = 200;

/** A text without accents and capitals. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words somebody looks for, without accents and capitals; none where nothing was typed. */
export const plainWords = (text: string | null): string[] =>
  plain((text ?? '').slice(0, LONGEST))
    .split(/\s+/)
    .filter(Boolean);
