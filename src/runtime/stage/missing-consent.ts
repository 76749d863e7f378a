import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import { BLOCK_CONSENT, CONSENT_SERVICE } from '../../vocab/names.ts';
import { allowsService } from '../store/consent.ts';
import type { Page } from './page.ts';

/**
 * The consent purpose a block waits for: from its attribute, else from its declaration. Undefined when it needs none, or has what it needs. An unknown purpose is
 * never granted.
 */
export function missingConsent(
  element: Element,
  declared: ConsentPurpose | undefined,
  { once, store }: Pick<Page, 'once' | 'store'>,
): string | undefined {
  const purpose = element.getAttribute(BLOCK_CONSENT) || declared;
  return purpose &&
    !once.has(element) &&
    !allowsService(store.getState().consent, purpose, element.getAttribute(CONSENT_SERVICE) ?? '')
    ? purpose
    : undefined;
}
