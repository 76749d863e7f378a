type Constant = string | number | boolean | null | readonly Constant[] | { readonly [name: string]: Constant };

const deepFreeze = (value: Constant): void => {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
};

/**
 * Makes a frozen table of named values: limits, defaults, what one word means in another vocabulary. A name ends in the unit of its number: `Ms`,
 * `Seconds`, `Days`, `Px`, `Percent`; one without is a plain count, factor or code.
 */
export function constants<const Table extends Readonly<Record<string, Constant>>>(table: Table): Table {
  deepFreeze(table);
  return table;
}
