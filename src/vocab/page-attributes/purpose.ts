import type { CONSENT_PURPOSES } from '../names.ts';
import { readConsentMark } from '../rules/overlays/consent-mark.ts';
import { words } from './attribute-values.ts';

const PURPOSES = {
  necessary: 'What the page needs in order to work; always granted.',
  preferences: 'Remembers what the visitor chose.',
  analytics: 'Counts visits.',
  marketing: 'Advertising.',
} satisfies Record<(typeof CONSENT_PURPOSES)[number], string>;

/** What a visitor may allow. */
export const purpose = words(PURPOSES, 'a purpose that is never granted', (value) =>
  Object.hasOwn(PURPOSES, readConsentMark(value).purpose),
);
