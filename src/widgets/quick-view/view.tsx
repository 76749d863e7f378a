import { useEffect, useEffectEvent, useState } from 'react';
import type { LayerViewProps, NoContent } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/product.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { destination } from '../../vocab/rules/site/destination.ts';
import { useStore } from '../_shared/block/use-store.ts';
import { prepareAdditionalFields } from '../_shared/commerce/product/additional-fields.ts';
import { BuyForm } from '../_shared/commerce/product/buy-form.tsx';
import { Installments } from '../_shared/commerce/product/installments.tsx';
import { PriceLine } from '../_shared/commerce/product/price-line.tsx';
import { type Product, toProductDetails } from '../_shared/commerce/product/product.ts';
import { useChoice } from '../_shared/commerce/product/use-choice.ts';
import { isPlatformMeant } from '../_shared/server/is-platform-meant.ts';
import { CloseButton } from '../_shared/ui/button/close-button.tsx';
import { Dialog } from '../_shared/ui/dialog/dialog.tsx';
import type { quickView } from './block.ts';
import { Images } from './images.tsx';

type Props = LayerViewProps<DataOf<typeof quickView.data>, NoContent, 'quick-view'>;

/** The quick view of a product; where its data cannot be read, the product's own page is opened instead. */
export function View({ handle, layer }: Props) {
  const { product: given, url, server = 'auto' } = Object(layer.payload);
  const [product] = useState(() => toProductDetails(given));
  const [isPrepared, setIsPrepared] = useState(() => !product || !prepareAdditionalFields(product));
  const begin = useEffectEvent(() => {
    if (!product) {
      handle.log.warn(
        `The quick view was opened with a product that cannot be read; the page ${typeof url === 'string' ? url : 'of no address'} is opened. Its data-product is checked by npx vitrine lint.`,
      );
      layer.close();
      const address = destination(typeof url === 'string' ? url : '', location.href);
      if (address) location.assign(address);
      return;
    }
    // Another server does not know the call.
    if (isPlatformMeant(handle, server)) handle.run(async () => (await handle.service('quick-views'))(product.id));
    const preparing = prepareAdditionalFields(product);
    if (preparing) handle.run(() => preparing.then(() => setIsPrepared(true)));
  });
  useEffect(() => begin(), []);
  return product && isPrepared ? <QuickView product={product} handle={handle} layer={layer} /> : null;
}

function QuickView({ product, handle, layer }: Pick<Props, 'handle' | 'layer'> & { readonly product: Product }) {
  const t = handle.strings(messages);
  const chosen = useChoice(product);
  const { title } = product;
  const address = destination(product.url, location.href);
  // Without a cart that is meant, the product's own page has the form that buys it.
  const { server } = layer.payload ?? {};
  const hasCart =
    useStore(handle.store, ({ cart }) => cart?.isOwn === true) || isPlatformMeant(handle, server ?? 'auto');
  const page = { isFirst: false, buy: () => location.assign(`${address}`) };
  return (
    <Dialog
      handle={handle}
      title={title}
      hidden={() => layer.close()}
      corner={(hide) => <CloseButton handle={handle} hide={hide} />}
    >
      <div className="quick-view" data-images={product.images.length > 0 || undefined}>
        {product.images.length > 0 && (
          <Images images={product.images} shown={chosen.variant?.imageId ?? ''} label={t('productImages', { title })} />
        )}
        <div className="buy">
          <PriceLine product={product} variant={chosen.variant} handle={handle} />
          <Installments product={product} variant={chosen.variant} handle={handle} />
          {(hasCart || !address) && (
            <BuyForm product={product} chosen={chosen} handle={handle} own={address ? page : undefined} />
          )}
          {address && (
            <a className="details" part="details" href={product.url}>
              {t('productDetails')}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}
