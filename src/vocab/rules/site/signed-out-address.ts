import { LOGOUT_QUERY } from '../../names.ts';
import { parseAddress } from '../../parse-address.ts';

/**
 * Where the browser goes after an owner has signed out: the site’s root (NAV-311), or from the preview frame of the configuration area the page that it shows,
 * with its other parameters (NAV-312). The address has `logout=true`, and is on the page’s own origin.
 *
 * @param baseUrl the site’s own address; the root is its path where it is on the page’s origin
 */
export function signedOutAddress(page: URL, baseUrl: string, inEditorFrame: boolean): string {
  const flag = `${LOGOUT_QUERY}=true`;
  if (inEditorFrame) return `${page.origin}${page.pathname}${page.search ? `${page.search}&` : '?'}${flag}`;
  const base = parseAddress(baseUrl);
  return `${page.origin}${base?.origin === page.origin ? base.pathname : '/'}?${flag}`;
}
