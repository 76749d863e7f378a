import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { CHECKOUT_LINK } from '../../../vocab/names.ts';
import type { CheckoutControl } from './control.ts';

declare module '../../stage/services.ts' {
  interface ServiceApis {
    checkout: CheckoutControl;
  }
}

/** Redirects to the checkouts (NAV-003 to NAV-007). */
export const checkout = defineService({
  name: 'checkout',
  summary: sentence(
    'Redirects to the checkouts of cart, subscriptions, donations and gift cards, once for each click, and never inside the frame of another site.',
  ),
  budget: 2_000,
  starts: [{ events: 'click', selector: CHECKOUT_LINK }],
});
