import { CONSENT_PURPOSES, WHENS } from '../vocab/names.ts';
import { error, warning } from './rule.ts';

const oneOf = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Rules about what the elements of a page wait for. */
export const waitingRules = {
  VT120: error('data-block-load has an unknown word.', 'The block loads by its own default.', `Write ${oneOf(WHENS)}.`),
  VT121: error(
    'data-block-consent has an unknown purpose.',
    'An unknown purpose is never granted, so the block never loads.',
    `Write ${oneOf(CONSENT_PURPOSES)}.`,
  ),
  VT122: warning(
    'The page writes an attribute that only the script writes.',
    'The script overwrites it, and until then style sheets match a state that is not true. A page saved from a browser has such attributes.',
    'Remove it.',
  ),
  VT123: warning(
    'A page-level block has an attribute that is not read there.',
    'Page-level blocks load when they are needed: they wait neither for the viewport nor for consent.',
    'Remove it.',
  ),
  VT124: error(
    'data-consent has an unknown purpose.',
    'An unknown purpose is never granted, so the script never runs and the iframe stays empty.',
    `Write ${oneOf(CONSENT_PURPOSES)}.`,
  ),
  VT125: warning(
    'data-consent-service names a service that the page does not declare.',
    'The purpose alone then decides, and visitors cannot allow or refuse the service by itself.',
    'Write the name of a declared service, or declare it under cookieSettings.services or in a script with data-consent-services.',
  ),
  VT126: error(
    'A script that waits for consent has a type other than text/plain.',
    'Browsers run a script with a JavaScript type at once, without consent. The other types are not run later either.',
    'Write type="text/plain", the address in data-src, and data-type="module" for a module.',
  ),
  VT127: error(
    'An iframe that waits for consent has a src, or no data-consent-src.',
    'Browsers load src at once, without consent. Without data-consent-src there is nothing to load later.',
    'Write the address in data-consent-src, and no src.',
  ),
} as const;
