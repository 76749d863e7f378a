import { CONSENT_KEY, CONSENT_OPEN } from '../../../vocab/names.ts';
import { watchKept } from '../../page/storage.ts';
import { watchReturn } from '../../page/watch-return.ts';
import type { Consent } from './consent.ts';

/** Follows a visitor to other tabs and back, and the links that open the choice again. Returns the stop. */
export function followVisitor(consent: Consent): () => void {
  const clicked = (event: MouseEvent): void => {
    // The path leads into open shadow roots as well.
    const links = event.composedPath().some((one) => one instanceof Element && one.hasAttribute(CONSENT_OPEN));
    if (!links || event.defaultPrevented) return;
    consent.open();
    // Where no banner may be shown, a link still leads to where the page says more.
    if (consent.get().banner) event.preventDefault();
  };
  addEventListener('click', clicked);
  const reread = (): void => consent.reread();
  const stops = [watchKept(CONSENT_KEY, reread), watchReturn(reread), () => removeEventListener('click', clicked)];
  return () => {
    for (const stop of stops) stop();
  };
}
