import { defineBlock } from '../../vocab/block/define-block.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import type { MobileInfoEntry } from '../../vocab/rules/overlays/mobile-info-entries.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    'mobile-info-bar': { readonly look: 'light' | 'dark'; readonly entries: readonly MobileInfoEntry[] };
  }
}

/** Ways to reach the site's owner, at the lower edge of a phone (BARS-002). The service `overlays` decides whether it is shown. */
export const mobileInfoBar = defineBlock({
  name: 'mobile-info-bar',
  summary: sentence('Offers email, phone, map and business hours at the lower edge of a mobile device.'),
  when: 'load',
  budget: 2_000,
  level: 'page',
  light: true,
  data: {},
  parts: sentence({
    bar: 'The bar.',
    entry: 'A link, or the button that shows the business hours.',
    hours: 'The business hours.',
  }),
  tokens: sentence({ '--vitrine-focus': 'Colour of the focus ring.' }),
  keys: sentence({
    Tab: 'Moves through the entries.',
    Enter: 'Follows a link; shows or hides the business hours.',
  }),
  notes: sentence([
    'The settings are websiteSettings.mobileInfoBarSettings of the page context: style 1 is none, 2 light, 3 dark; isContactEmailEnabled, isContactPhoneNumberEnabled, isLocationEnabled and isBusinessHoursEnabled choose the entries. Their values are contactEmail, contactPhoneNumber, location and businessHours of website or websiteSettings; an entry without a value is left out.',
    'It is shown on mobile devices in a window of at most 1024 px, decided by the kind of device, not by the width alone.',
    'It is above the safe area of the screen. The page gets as much space at its end, so nothing of it is covered for good.',
    'It waits for the cookie banner, and leaves the window to every layer that opens over it.',
  ]),
});
