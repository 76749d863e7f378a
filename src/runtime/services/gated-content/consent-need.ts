import { BLOCK_GATED, CONSENT, CONSENT_PURPOSES, CONSENT_SERVICE } from '../../../vocab/names.ts';
import { type ConsentMark, readConsentMark } from '../../../vocab/rules/overlays/consent-mark.ts';
import { allowsService, type ConsentSlice } from '../../store/consent.ts';

/** What an element waits for. */
export interface ConsentNeed extends ConsentMark {
  readonly service: string;
  /** The attribute that says so, and what it says. */
  readonly where: string;
  readonly read: string;
}

/** Reads what an element of the page waits for. */
export function needOf(element: Element): ConsentNeed {
  const where = element.hasAttribute(BLOCK_GATED) ? BLOCK_GATED : CONSENT;
  const read = element.getAttribute(where) ?? '';
  return { ...readConsentMark(read), service: element.getAttribute(CONSENT_SERVICE) ?? '', where, read };
}

/** Returns whether there is such a purpose. An unknown one is never granted, and never refused. */
export const isKnown = ({ purpose }: ConsentNeed): boolean => CONSENT_PURPOSES.some((word) => word === purpose);

/** Returns whether the decision in force is what the element waits for. Before a decision nothing has been refused. */
export function isMet(need: ConsentNeed, consent: ConsentSlice): boolean {
  if (!isKnown(need)) return false;
  const granted = allowsService(consent, need.purpose, need.service);
  return need.negated ? consent.decided && !granted : granted;
}
