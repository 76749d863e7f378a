import type { ServiceModule } from '../../stage/services.ts';
import type { CartControl } from './control.ts';
import { startCart } from './start-cart.ts';

export default { start: startCart } satisfies ServiceModule<CartControl>;
