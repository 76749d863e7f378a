import type { NoContent, ViewProps } from '../../runtime/mount/block-module.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { CartFailed } from '../_shared/commerce/cart/cart-failed.tsx';
import { CartView } from '../_shared/commerce/cart/cart-view.tsx';
import { useCart } from '../_shared/commerce/cart/use-cart.ts';
import type { cartPage } from './block.ts';

type Props = ViewProps<DataOf<(typeof cartPage)['data']>, NoContent>;

/** The visitor's cart; the server's own until it has been read, and where it cannot be. */
export function View({ handle }: Props) {
  const { tools, failed, retry } = useCart(handle);
  if (tools) return <CartView tools={tools} />;
  return (
    <>
      {failed && <CartFailed handle={handle} retry={retry} />}
      <slot />
    </>
  );
}
