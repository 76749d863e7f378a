import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import type { ServiceApis } from '../../../../runtime/stage/services.ts';

const ignore = (): void => {};

/**
 * Fetches the cart and the call layer in one step. What does not load is asked for again, and reported, when something
 * is added.
 *
 * @param then called with the cart once it is there
 */
export function prepareCart(
  handle: Pick<BlockHandle, 'service' | 'request'>,
  then: (cart: ServiceApis['cart']) => void = ignore,
): void {
  handle.request().catch(ignore);
  handle.service('cart').then(then, ignore);
}
