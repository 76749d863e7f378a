import type { LayerViewProps, NoContent } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/cart-page.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { CartFailed } from '../_shared/commerce/cart/cart-failed.tsx';
import { CartView } from '../_shared/commerce/cart/cart-view.tsx';
import { useCart } from '../_shared/commerce/cart/use-cart.ts';
import { CloseButton } from '../_shared/ui/button/close-button.tsx';
import { Dialog } from '../_shared/ui/dialog/dialog.tsx';
import { Spinner } from '../_shared/ui/spinner/spinner.tsx';
import type { cartDrawer } from './block.ts';

type Props = LayerViewProps<DataOf<typeof cartDrawer.data>, NoContent, 'cart-drawer'>;

/** The drawer with the visitor's cart. */
export function View({ handle, layer }: Props) {
  const { tools, failed, retry } = useCart(handle);
  const waiting = failed ? <CartFailed handle={handle} retry={retry} /> : <Spinner handle={handle} />;
  const t = handle.strings(messages);
  const count = tools?.slice.totalQuantity ?? 0;
  return (
    <Dialog
      handle={handle}
      title={count > 0 ? t('cartTitleCount', { count }) : t('cartTitle')}
      corner={(hide) => <CloseButton handle={handle} hide={hide} />}
      hidden={() => layer.close()}
    >
      {tools ? <CartView tools={tools} inDrawer /> : waiting}
    </Dialog>
  );
}
