/** Words by which published pages say that an option is off, or as it usually is. */
const USUAL = /^(false|none|normal|inline)?$/i;

/** Whether a value of published markup that a block does not read changes nothing a visitor sees, so that nobody needs to be told: an option that is off, empty, or as usual. */
export function changesNothing(value: unknown): boolean {
  if (typeof value === 'string') return USUAL.test(value.trim());
  if (typeof value !== 'object' || value === null) return !value;
  // What an option is set to is of no interest while it is off.
  return Reflect.get(value, 'enabled') === false || Object.values(value).every(isNothing);
}

/** Checked no deeper: the nesting of a page's data may be deep. */
const isNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? !Object.keys(value).length
    : !value || (typeof value === 'string' && USUAL.test(value.trim()));
