import en from '../../../strings/en/consent.json';
import es from '../../../strings/es/consent.json';
import portuguese from '../../../strings/pt-BR/consent.json';
import { BLOCK_ADDED, CONSENT_OPEN } from '../../../vocab/names.ts';
import { documentMember, queryIn } from '../../page/document-member.ts';
import type { Page } from '../../stage/page.ts';

/** It is a line of its own after everything else, in the colours of the page. */
const STYLE = `
:host { display: block; clear: both; text-align: center; }
button {
  min-block-size: 44px; min-inline-size: 44px; padding: 8px 16px; border: 0; background: none; color: inherit;
  font: inherit; font-size: 0.875em; text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer;
}
button:focus-visible { outline: 2px solid currentcolor; outline-offset: -4px; }
@media print { :host { display: none; } }
`;

/**
 * Adds a button that opens the preferences to the end of a page that has none of its own, so that every page of a site with a preset lets its visitors change
 * their mind.
 *
 * @returns a function that removes it
 */
export function addReopenControl(
  { language, overrides }: Pick<Page, 'language' | 'overrides'>,
  label: string,
): () => void {
  if (queryIn(document, `[${CONSENT_OPEN}]`).length > 0) return () => {};
  const words = /^en/i.test(language) ? en : /^es/i.test(language) ? es : portuguese;
  const create = (name: string): HTMLElement => documentMember('createElement').call(document, name);
  const host = create('div');
  host.setAttribute(BLOCK_ADDED, '');
  const button = create('button');
  button.setAttribute('type', 'button');
  button.setAttribute(CONSENT_OPEN, 'preferences');
  button.textContent = label || overrides.get('consentReopen') || words.consentReopen;
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  root.append(button);
  documentMember('body').append(host);
  return () => host.remove();
}
