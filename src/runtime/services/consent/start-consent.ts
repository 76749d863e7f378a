import type { Page } from '../../blocks/page.ts';
import type { ConsentControl } from '../../blocks/services.ts';
import { Consent } from './consent.ts';
import { followVisitor } from './follow-visitor.ts';

/** Starts the page's consent: reads the decision, clears what may not be there, asks for the banner, and follows every change. */
export function startConsent(page: Pick<Page, 'store' | 'open'>): { control: ConsentControl; stop(): void } {
  const consent = new Consent(page);
  return { control: consent, stop: followVisitor(consent) };
}
