import { parseAddress } from '../../vocab/parse-address.ts';
import { documentMember } from './document-member.ts';
import { valueAt } from './value-at.ts';

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

/** The origins of the frames around the page; without `ancestorOrigins` only that of the page that embeds it, if it says so. */
function ancestorsOf({ location }: FramedView): readonly string[] {
  const known = location.ancestorOrigins;
  if (known?.length) return Array.from(known);
  return [parseAddress(documentMember('referrer'))?.origin ?? ''];
}

/** Whether the page and both windows around it are of one origin: only then can it read theirs. */
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
  const listed = [valueAt(context, 'website.framedBy')].flat().filter((one) => typeof one === 'string');
  const hosts = listed.map(hostOf).filter(Boolean);
  const platform = hostOf(`${valueAt(context, 'appDomain') ?? ''}`);
  return !ancestorsOf(view).every((origin) => {
    const host = hostOf(origin);
    const isPlatform = platform !== '' && (host === platform || host.endsWith(`.${platform}`));
    // Without `ancestorOrigins` this is the referrer, which is the page's own origin after any step inside the frame.
    if (origin === view.location.origin) return Boolean(view.location.ancestorOrigins?.length) || isAmongOwn(view);
    return host !== '' && (isPlatform || hosts.includes(host));
  });
}
