import { parseAddress } from '../../parse-address.ts';

/** What the page context says of the site's addresses. */
interface SiteAddresses {
  readonly identifier: string;
  readonly baseUrl: string;
  /** Domain under which the platform serves sites. */
  readonly appDomain: string;
}

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/**
 * Where one signs in: the owner's configuration area on the site's platform subdomain (NAV-008), which leads back to this page. Without such a
 * subdomain it is looked for on the page's own origin.
 *
 * @param page the page's address; of it only path and query are passed on
 */
export function signInAddress({ identifier, baseUrl, appDomain }: SiteAddresses, page: URL): string {
  const known = DOMAIN.test(appDomain);
  const own = parseAddress(baseUrl)?.hostname ?? '';
  const host =
    known && LABEL.test(identifier) ? `${identifier}.${appDomain}` : known && own.endsWith(`.${appDomain}`) && own;
  return `${host ? `https://${host}` : page.origin}/config/?frameUrl=${encodeURIComponent(page.pathname + page.search)}`;
}
