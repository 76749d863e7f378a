import type { BlockModule } from '../../runtime/mount/block-module.ts';
import error from '../_shared/commerce/checkout/redirect-error.css';
import { prepareOwnPurchase } from '../_shared/commerce/product/load-own-purchase.ts';
import price from '../_shared/commerce/product/price-line.css';
import ownStatus from '../_shared/server/own-status.css';
import button from '../_shared/ui/button/button.css';
import { giftCard } from './block.ts';
import { type GiftCardContent, readGiftCard } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: giftCard,
  View,
  styles: [button, price, error, ownStatus, style],
  readOwn: readGiftCard,
  prepare: prepareOwnPurchase,
} satisfies BlockModule<(typeof giftCard)['data'], GiftCardContent>;
