import type { CheckoutControl, ServiceModule } from '../../blocks/services.ts';
import { startCheckout } from './start-checkout.ts';

export default { start: (page) => startCheckout(page) } satisfies ServiceModule<CheckoutControl>;
