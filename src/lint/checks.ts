import type { Check } from './check.ts';
import { accordions } from './checks/accordion.ts';
import { addresses } from './checks/addresses.ts';
import { eventTimes } from './checks/event-times.ts';
import { foreignOptions } from './checks/foreign-options.ts';
import { forms } from './checks/forms.ts';
import { gatedContent } from './checks/gated-content.ts';
import { highlights } from './checks/highlights.ts';
import { ids } from './checks/ids.ts';
import { jsonAttributes } from './checks/json-attributes.ts';
import { languageTags } from './checks/language-tags.ts';
import { marquees } from './checks/marquee.ts';
import { media } from './checks/media.ts';
import { misplacedJson } from './checks/misplaced-json.ts';
import { misspeltNames } from './checks/misspelt-names.ts';
import { nesting } from './checks/nesting.ts';
import { ownData } from './checks/own-data.ts';
import { pageAttributeChecks } from './checks/page-attributes.ts';
import { plainMarkup } from './checks/plain-markup.ts';
import { priceUnits } from './checks/price-units.ts';
import { prices } from './checks/prices.ts';
import { publishedUnread } from './checks/published-unread.ts';
import { siteContext } from './checks/site-context.ts';
import { stageAttributes } from './checks/stage-attributes.ts';
import { tag } from './checks/tag.ts';
import { typographicQuotes } from './checks/typographic-quotes.ts';

/** Every check, in the order they run. */
export const CHECKS: readonly Check[] = [
  misspeltNames,
  foreignOptions,
  ownData,
  misplacedJson,
  publishedUnread,
  stageAttributes,
  typographicQuotes,
  pageAttributeChecks,
  jsonAttributes,
  siteContext,
  gatedContent,
  highlights,
  ids,
  nesting,
  tag,
  plainMarkup,
  languageTags,
  prices,
  priceUnits,
  accordions,
  marquees,
  eventTimes,
  media,
  addresses,
  forms,
];
