/** A text of a product's data; empty for anything else. Shops write ids and codes as numbers, too. */
export const productText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' && Number.isFinite(value) ? `${value}` : '';
