import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { cartIndicator } from './block.ts';
import { type CartIndicatorContent, readCartIndicator } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default { block: cartIndicator, View, styles: [style], readOwn: readCartIndicator } satisfies BlockModule<
  (typeof cartIndicator)['data'],
  CartIndicatorContent
>;
