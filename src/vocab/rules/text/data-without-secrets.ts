import { withoutSecrets } from './without-secrets.ts';

/** What is under such a name is a secret, or tells who somebody is. */
const SECRET =
  /crumb|token|csrf|xsrf|secret|passw|senha|authorization|signature|api-?key|e-?mail|phone|telefone|celular|cpf|cnpj/i;
/** What is under such a name is needed as it is: an id of the platform looks like a token, a browser's version like a phone. */
const PLAIN = /(?:^|[_-])id$|Id$|identifier$|^user_?agent$/i;
const ID = /^[\w-]{1,100}$/;

/**
 * Takes out of plain data, all the way down, what may tell who somebody is or let a stranger in (D-57): every text as in
 * `withoutSecrets`, and whatever is under the name of a secret. Ids under the name of an id stay.
 *
 * @throws RangeError where the data contains itself
 */
export function dataWithoutSecrets(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => dataWithoutSecrets(one, name));
  if (typeof value === 'object' && value !== null && !(value instanceof Date))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, dataWithoutSecrets(one, key)]));
  const known = typeof value === 'string' || typeof value === 'number';
  if (known && SECRET.test(name)) return '…';
  if (typeof value !== 'string' || (PLAIN.test(name) && (ID.test(value) || /agent$/i.test(name)))) return value;
  return withoutSecrets(value);
}
