import { withoutCrumb } from '../../vocab/rules/text/without-crumb.ts';
import { withoutEmails } from '../../vocab/rules/text/without-emails.ts';
import { withoutVisitor } from '../../vocab/rules/text/without-visitor.ts';

/** Parameters of the page's address that the beacon passes on under the same names (TRACK-304). */
export const LANDING_PARAMETERS = [
  'source',
  'campaign',
  'subcampaign',
  'channel',
  'subchannel',
  'refer',
  'variation',
  'mkwid',
] as const;

/** The largest random number of a landing beacon (TRACK-303). */
export const MAX_RANDOM = 99_999_999;

/** The requirements say "a path under" this; its end is not specified (TRACK-301). */
const PATH = '/api/track/Track';

export interface Landing {
  /** Address of the page. */
  readonly landing: string;
  readonly referrer: string;
  readonly language: string;
  /** Size of the screen in CSS px. */
  readonly screen: { readonly width: number; readonly height: number };
  /** The query of the page's address. */
  readonly query: string;
  /** From 0 up to, and not including, 1. */
  readonly random: number;
}

/**
 * Returns the address of the landing beacon, path and query (TRACK-301, TRACK-302): it is fetched as an image, and nothing reads the response. The `refer` of
 * the query takes precedence over the referrer; absent values are left out. Crumb, tokens and everything that identifies the visitor are removed; numbers in
 * the marketing parameters are kept, because they belong to the campaign.
 */
export function landingAddress({ landing, referrer, language, screen, query, random }: Landing): string {
  const given = new URLSearchParams(query);
  const fields = new URLSearchParams({ landing: withoutVisitor(landing) });
  if (referrer) fields.set('refer', withoutVisitor(referrer));
  fields.set('rk', `${Math.floor(random * (MAX_RANDOM + 1))}`);
  if (language) fields.set('lang', language);
  fields.set('screen', `${screen.width}x${screen.height}`);
  for (const name of LANDING_PARAMETERS) {
    const value = given.get(name);
    if (value !== null) fields.set(name, withoutEmails(withoutCrumb(value)));
  }
  return `${PATH}?${fields}`;
}
