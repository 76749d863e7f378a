import { parseAddress } from '../../vocab/parse-address.ts';
import { documentMember } from './document-member.ts';
import { valueAt } from './value-at.ts';
import { session } from './web-storage.ts';

/** What a tab has stored once a permitted site has framed the page, where the browser names no frames around it (D-49). */
export const FRAMED_KEY = 'vitrine:framed';

/** The members of a window that the rule reads; they are passed in, so that a test can imitate any frame. */
export interface FramedView {
  readonly self: unknown;
  readonly top: unknown;
  readonly parent?: unknown;
  readonly location: Pick<Location, 'origin'> & { readonly ancestorOrigins?: ArrayLike<string> };
}

/** The host of an origin or of an address; an entry without a scheme is a host already. */
function hostOf(text: string): string {
  return parseAddress(text.includes('://') ? text : `https://${text}`)?.hostname ?? '';
}

/** Returns whether the page and both windows around it are of one origin: only then can it read theirs. */
function isAmongOwn({ location, parent, top }: FramedView): boolean {
  try {
    return [parent, top].every((one) => (one as Window).location.origin === location.origin);
  } catch {
    return false;
  }
}

/**
 * Returns whether the page is shown in a frame of a stranger: neither the site itself, nor the platform (`appDomain`), nor an origin or host that the site
 * lists in `website.framedBy`. A frame that does not say who it is counts as a stranger.
 */
export function inForeignFrame(context: unknown, view: FramedView = window): boolean {
  if (view.top === view.self) return false;
  const { origin: own, ancestorOrigins: known } = view.location;
  const listed = [valueAt(context, 'website.framedBy')].flat().filter((one) => typeof one === 'string');
  const hosts = listed.map(hostOf).filter(Boolean);
  const platform = hostOf(`${valueAt(context, 'appDomain') ?? ''}`);
  const isPermitted = (origin: string): boolean => {
    const host = hostOf(origin);
    const isPlatform = platform !== '' && (host === platform || host.endsWith(`.${platform}`));
    return host !== '' && (isPlatform || hosts.includes(host));
  };
  if (known?.length) return !Array.from(known).every((origin) => origin === own || isPermitted(origin));
  const referrer = parseAddress(documentMember('referrer'))?.origin ?? '';
  // After any step inside the frame the referrer is the page's own origin; who frames it is known from the page before.
  if (referrer === own) return !isAmongOwn(view) && session.read(FRAMED_KEY) === null;
  const isStranger = !isPermitted(referrer);
  if (isStranger) session.remove(FRAMED_KEY);
  else session.write(FRAMED_KEY, '1');
  return isStranger;
}
