import { IDENTITY_COOKIE } from '../../../vocab/names.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import { cookieLine, setCookie } from '../../page/cookies.ts';

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/**
 * Records which site an account looked at last, for all sites below the platform's domain, until the browser is closed (OWNER-305, CTX-309). Browsers keep it
 * only where the page is below that domain. With either value missing nothing is written.
 */
export function writeIdentity(identifier: string, appDomain: string): void {
  if (!identifier || !DOMAIN.test(appDomain)) return;
  const bytes = new TextEncoder().encode(toJson({ identifier }));
  setCookie(`${cookieLine(IDENTITY_COOKIE, btoa(String.fromCharCode(...bytes)))}; Domain=${appDomain}`);
}
