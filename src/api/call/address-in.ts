import type { Call } from '../../vocab/calls.ts';
import { withoutCrumb } from '../../vocab/rules/text/without-crumb.ts';
import { withoutSecrets } from '../../vocab/rules/text/without-secrets.ts';

/** The carts' paths hold the cart's own token. */
const CART = /(\/cart\/)[^/]+/;

/** A call's path, and the names of its query's parameters: neither crumb nor any other value. For everything that may end up in a log. */
export function addressIn({ path, query = {} }: Pick<Call, 'path' | 'query'>): string {
  const [pathname = '', search = ''] = withoutCrumb(path).split('#', 1).join('').split('?');
  const names = [...new Set([...new URLSearchParams(search).keys(), ...Object.keys(query)])];
  return (
    withoutSecrets(pathname.replace(CART, '$1…')) +
    (names.length ? `?${names.map((name) => withoutSecrets(name)).join('&')}` : '')
  );
}
