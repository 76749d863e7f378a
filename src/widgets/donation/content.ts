import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { navigationTargets } from '../../vocab/codes/navigation-targets.ts';
import { hasOwnAction, leadsToCheckout, ownLinks } from '../_shared/server/own-addresses.ts';

const NAMED = '[data-donate-page-id]';
const USUAL = 'button,input[type=submit],a[href*="/checkout/donate"],.sqs-donate-button';

export interface DonationContent {
  /** The page's own buttons and links that open the donate page. */
  readonly controls: readonly HTMLElement[];
  /** Forms and links of the page that lead elsewhere than to the platform's donate page. */
  readonly ways: readonly (HTMLFormElement | HTMLAnchorElement)[];
}

/** Reads own markup. Everything stays where it is, in the page's own style, and shows through the slot. */
export function readDonation(source: Element): ParsedMarkup<DonationContent> {
  const named = [...source.querySelectorAll<HTMLElement>(NAMED)];
  const controls = named.length ? named : [...source.querySelectorAll<HTMLElement>(USUAL)];
  const ways = [...[...source.querySelectorAll('form')].filter(hasOwnAction), ...ownLinks(source)];
  return {
    content: { controls, ways: ways.filter((way) => !leadsToCheckout(way, navigationTargets.donationCheckout)) },
    lend: [],
  };
}

/** Reads published markup: a block with a donate button. */
export default function readPublished(source: Element): ParsedMarkup<DonationContent> | null {
  const parsed = readDonation(source);
  return parsed.content.controls.length ? parsed : null;
}

/** The id of the donate page that a control opens: its own, or that of the block; empty if there is none. */
export const donatePageOf = (control: Element | null, id: string): string =>
  control?.getAttribute('data-donate-page-id')?.trim() || id.trim();
