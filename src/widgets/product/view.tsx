import { type ComponentType, Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import { replaceAddress } from '../../runtime/page/replace-address.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { productTypes } from '../../vocab/codes/product-types.ts';
import { VARIANT_QUERY } from '../../vocab/names.ts';
import { BuyForm } from '../_shared/commerce/product/buy-form.tsx';
import { Installments } from '../_shared/commerce/product/installments.tsx';
import { PriceLine } from '../_shared/commerce/product/price-line.tsx';
import type { Product as ProductDetails, ProductVariant } from '../_shared/commerce/product/product.ts';
import type { StickyButtonProps } from '../_shared/commerce/product/sticky-button.tsx';
import { useChoice } from '../_shared/commerce/product/use-choice.ts';
import { OwnStatusText } from '../_shared/server/own-status.tsx';
import type { product as declaration } from './block.ts';
import { FORM_SLOT, type ProductContent, type ProductPiece } from './content.ts';
import { useNearPurchase } from './use-near-purchase.ts';
import { useOwnWay } from './use-own-way.ts';
import { usePriceWarnings } from './use-price-warnings.ts';
import { useVariantImage } from './use-variant-image.ts';

/** The variant that the page's address names, by SKU or id; null without one. */
const addressedVariant = (): string | null => new URLSearchParams(location.search).get(VARIANT_QUERY);

/**
 * Keeps the chosen variant in the page's address, so that a link leads to it; without a variant the parameter is
 * removed.
 */
function writeVariant(variant: ProductVariant | null): void {
  const address = new URL(location.href);
  const name = variant?.sku;
  if (name) address.searchParams.set(VARIANT_QUERY, name);
  else address.searchParams.delete(VARIANT_QUERY);
  if (address.href !== location.href) replaceAddress(address.href);
}

type Props = ViewProps<DataOf<typeof declaration.data>, ProductContent>;

/** A product, or the server's own content if its data cannot be read. */
export function View({ content, handle, ...props }: Props) {
  const { product, problem } = content;
  useEffect(() => {
    if (problem) handle.log.warn(problem, handle.element);
  }, [problem, handle]);
  if (!product) return <slot />;
  return <Product product={product} content={content} handle={handle} {...props} />;
}

const CART = ['cart'] as const;
const CHECKOUT = ['checkout'] as const;
const BOTH = ['cart', 'checkout'] as const;

const NONE = [] as const;

/** The services that buy a product. */
const servicesFor = ({ productType, plans }: ProductDetails) =>
  productTypes.nameOf(productType) === 'giftCard' ? CHECKOUT : plans.length ? BOTH : CART;

/** Windows up to this width, in CSS px, have the bar; its style sheet has the same. */
const NARROW = '(max-width: 599px)';

/**
 * Returns the bar with a second button once it has been fetched, on phones only; null where it is not wanted, or does not
 * come: the form works without it.
 */
function useStickyButton(isWanted: boolean): ComponentType<StickyButtonProps> | null {
  const [Bar, setBar] = useState<ComponentType<StickyButtonProps> | null>(null);
  useEffect(() => {
    if (isWanted && matchMedia(NARROW).matches)
      import('../_shared/commerce/product/sticky-button.tsx')
        .then(({ StickyButton }) => setBar(() => StickyButton))
        .catch(() => {});
  }, [isWanted]);
  return Bar;
}

function Product({ product: given, content, data, handle }: Props & { readonly product: ProductDetails }) {
  const { lowStock, variantInAddress, stickyButton } = data;
  const root = useRef<HTMLDivElement>(null);
  const product = useMemo(() => ({ ...given, lowStock: lowStock || given.lowStock }), [given, lowStock]);
  const chosen = useChoice(product, {
    asked: (variantInAddress && addressedVariant()) || (content.own.purchase?.chosen(true)?.sku ?? null),
    begun: content.begun?.choice,
    chosen(variant) {
      if (variantInAddress) writeVariant(variant);
      handle.emit('product-variant', { itemId: product.id, sku: variant?.sku ?? '' });
    },
  });
  const { variant } = chosen;
  useVariantImage(product, variant, handle);
  usePriceWarnings(product, content.priceText, handle);
  const way = useOwnWay(content, data, handle);
  useNearPurchase(root, way.isFirst ? NONE : servicesFor(product), handle);
  const Bar = useStickyButton(stickyButton);
  const price = <PriceLine product={product} variant={variant} serverText={content.priceText} handle={handle} />;
  const draw = (piece: ProductPiece): ReactNode =>
    piece === 'price' ? (
      <Fragment key="price">
        {price}
        <Installments product={product} variant={variant} handle={handle} />
      </Fragment>
    ) : piece === 'form' && way.isKept ? (
      <Fragment key="kept">
        <slot name={FORM_SLOT} />
        <OwnStatusText status={way.status} />
      </Fragment>
    ) : piece === 'form' ? (
      <BuyForm
        key="form"
        product={product}
        chosen={chosen}
        handle={handle}
        own={way.buying}
        label={content.label}
        quantity={content.begun?.quantity}
        // A gift card is bought in the checkout, which asks itself.
        asked={productTypes.nameOf(product.productType) === 'giftCard' ? undefined : content.asked}
        sticky={Bar && { Bar, price }}
      />
    ) : piece.pieces ? (
      <div key={piece.frame} className={piece.frame}>
        {piece.pieces.map(draw)}
      </div>
    ) : (
      <slot key={piece.slot} name={piece.slot} />
    );
  return (
    <div ref={root} className="product" part="root">
      {content.pieces.map(draw)}
    </div>
  );
}
