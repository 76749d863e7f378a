import type { CartControl, ServiceModule } from '../../blocks/services.ts';
import { startCart } from './start-cart.ts';

export default { start: startCart } satisfies ServiceModule<CartControl>;
