import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { navigationTargets } from '../../vocab/codes/navigation-targets.ts';
import { hasOwnAction, leadsToCheckout, ownLinks } from '../_shared/server/own-addresses.ts';

const NAMED = '[data-donate-page-id]';
const USUAL = 'button,input[type=submit],a[href*="/checkout/donate"],.sqs-donate-button';

/** What the block's own element is where it is the button or link itself, with nothing around it. */
const CONTROL = 'button,a[href],input,[role=button]';

export interface DonationContent {
  /** The block's element is the only one of these controls: nothing can be shown in it. */
  readonly isControl: boolean;
  /** The page's own buttons and links that open the donate page. */
  readonly controls: readonly HTMLElement[];
  /** Forms and links of the page that lead elsewhere than to the platform's donate page. */
  readonly ways: readonly (HTMLFormElement | HTMLAnchorElement)[];
}

/** Reads own markup. Everything stays where it is, in the page's own style, and shows through the slot. */
export function readDonation(source: Element): ParsedMarkup<DonationContent> {
  const isControl = source.matches(CONTROL);
  const named = isControl ? [source as HTMLElement] : [...source.querySelectorAll<HTMLElement>(NAMED)];
  const controls = named.length ? named : [...source.querySelectorAll<HTMLElement>(USUAL)];
  const around = isControl && source.closest('form');
  const forms = around ? [around] : [...source.querySelectorAll('form')];
  const ways = [...forms.filter(hasOwnAction), ...ownLinks(source)];
  return {
    content: {
      isControl,
      controls,
      ways: ways.filter((way) => !leadsToCheckout(way, navigationTargets.donationCheckout)),
    },
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
