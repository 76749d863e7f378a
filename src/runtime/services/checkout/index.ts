import type { ServiceModule } from '../../stage/services.ts';
import type { CheckoutControl } from './control.ts';
import { startCheckout } from './start-checkout.ts';

export default { start: (page) => startCheckout(page) } satisfies ServiceModule<CheckoutControl>;
