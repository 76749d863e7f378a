/** The largest count of characters, in UTF-16 units; null where there is no limit: 0, nothing, or no number (000 §5). */
export function textareaLimit(value: unknown): number | null {
  const limit = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof limit === 'number' && Number.isFinite(limit) && limit > 0 ? Math.floor(limit) : null;
}

/** Whether a text is longer than its limit; one as long as the limit is not (000 §5). */
export const exceedsLimit = (text: string, limit: number | null): boolean => limit !== null && text.length > limit;

/** The live counter: `12 / 100` (000 §5). */
export const counterText = (text: string, limit: number): string => `${text.length} / ${limit}`;
