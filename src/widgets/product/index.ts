import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { prepareAdditionalFields } from '../_shared/commerce/product/additional-fields.ts';
import { prepareOwnPurchase } from '../_shared/commerce/product/load-own-purchase.ts';
import { productStyles } from '../_shared/commerce/product/product-styles.ts';
import { readProduct } from '../_shared/commerce/product/read-product.ts';
import ownStatus from '../_shared/server/own-status.css';
import edge from '../_shared/ui/edge/edge.css';
import { product } from './block.ts';
import { type ProductContent, readOwn } from './content.ts';
import sticky from './sticky.css';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: product,
  View,
  styles: [...productStyles, ownStatus, style, edge, sticky],
  readOwn,
  prepare(source, published) {
    const read = readProduct(source).product;
    return Promise.all([read && prepareAdditionalFields(read), prepareOwnPurchase(source, published)]);
  },
} satisfies BlockModule<typeof product.data, ProductContent>;
