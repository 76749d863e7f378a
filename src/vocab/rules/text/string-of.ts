import { notAString } from '../../logged-messages.ts';

/**
 * The string that a value is or contains: a string, or one in its object form (`new String('x')`). What else the requirements may mean by an object
 * containing a string it does not say.
 *
 * @throws TypeError for any other value, with the text of ERR-607
 */
export function stringOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof String) return value.valueOf();
  throw new TypeError(notAString);
}
