import type { Call } from '../../vocab/calls.ts';
import { withoutCrumb } from '../../vocab/rules/text/without-crumb.ts';
import { withoutSecrets } from '../../vocab/rules/text/without-secrets.ts';

/** A cart's path contains the cart's own token. */
const CART = /(\/cart\/)[^/]+/;

/**
 * Returns a call's path and the names of its query parameters, without the crumb and without any other value. Use it for everything that may end up in a log.
 */
export function addressIn({ path, query = {} }: Pick<Call, 'path' | 'query'>): string {
  const [pathname = '', search = ''] = withoutCrumb(path).split('#', 1).join('').split('?');
  const names = [...new Set([...new URLSearchParams(search).keys(), ...Object.keys(query)])];
  return (
    withoutSecrets(pathname.replace(CART, '$1…')) +
    (names.length ? `?${names.map((name) => withoutSecrets(name)).join('&')}` : '')
  );
}
