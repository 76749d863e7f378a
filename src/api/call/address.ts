import type { Call } from '../../vocab/calls.ts';
import { CRUMB } from '../../vocab/names.ts';
import { parseAddress } from '../../vocab/parse-address.ts';

/** The addresses of the site: the only hosts a call is ever sent to. */
export interface Site {
  /** Origin of the page; it is never read from a `<base>` element. */
  readonly origin: string;
  /** The site's own address (`website.baseUrl`); empty if it is unknown. */
  readonly baseUrl: string;
  /** Domain under which the platform itself serves sites; empty if it is unknown. */
  readonly appDomain: string;
}

/** The developer's own machine usually has no server for https. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Origin for secure calls (DATA-006): the page's origin on a platform host or a developer's machine, otherwise the site's own domain over https. */
export function secureOrigin({ origin, baseUrl, appDomain }: Site): string {
  const { hostname, host } = new URL(origin);
  const onPlatform = appDomain !== '' && (hostname === appDomain || hostname.endsWith(`.${appDomain}`));
  if (onPlatform || LOOPBACK.test(hostname)) return origin;
  const own = parseAddress(baseUrl);
  return `https://${own && /^https?:$/.test(own.protocol) ? own.host : host}`;
}

/**
 * Returns the absolute address of a call, including the crumb.
 *
 * @throws TypeError for a path that could lead away from the site, or for a page without an origin of its own
 */
export function addressOf({ path, query = {}, secure = false }: Call, site: Site, crumb: string | null): URL {
  if (!/^\/(?![/\\])/.test(path)) throw new TypeError('a path begins with one slash');
  const home = new URL(secure ? secureOrigin(site) : site.origin).origin;
  const url = new URL(home + path);
  if (url.origin !== home) throw new TypeError('a path leads nowhere else');
  url.hash = '';
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  url.searchParams.delete(CRUMB);
  if (crumb !== null) url.searchParams.set(CRUMB, crumb);
  return url;
}
