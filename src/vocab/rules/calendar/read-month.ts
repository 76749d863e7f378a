/** A month of a year; 1 is January. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

const TEXT = /^(0[1-9]|1[0-2])-(\d{4})$/;

/** Reads a month as addresses and the server write it, `11-2026` (COLL-003); null for anything else. */
export function readMonth(text: string): Month | null {
  const [, month, year] = TEXT.exec(text) ?? [];
  return Number(year) ? { year: Number(year), month: Number(month) } : null;
}
