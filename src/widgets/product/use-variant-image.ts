import { useEffect, useEffectEvent } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { listen } from '../../runtime/page/emit.ts';
import type { Product, ProductVariant } from '../_shared/commerce/product/product.ts';

/** Has the page's gallery show the image of the chosen variant, also where the gallery is mounted after the product. */
export function useVariantImage(product: Product, variant: ProductVariant | null, handle: BlockHandle): void {
  const imageId = variant?.imageId ?? '';
  const show = useEffectEvent(() => {
    if (!imageId) return;
    const source = product.images.find(({ id }) => id === imageId)?.url ?? '';
    handle.emit('gallery-show', { id: imageId, source });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a command for each other image.
  useEffect(() => {
    let cancel = (): void => {};
    // The choice itself is painted first: React runs the effects of a click before that.
    const frame = requestAnimationFrame(() => {
      cancel = handle.after(0, show);
    });
    return () => {
      cancelAnimationFrame(frame);
      cancel();
    };
  }, [imageId]);
  useEffect(
    () =>
      listen(window, 'block-ready', ({ detail }) => {
        if (Object(detail).block === 'gallery') show();
      }),
    [],
  );
}
