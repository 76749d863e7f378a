import type { BlockModule } from '../../runtime/mount/block-module.ts';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import control from '../_shared/ui/control/control.css';
import dialog from '../_shared/ui/dialog/dialog.css';
import state from '../_shared/ui/state/state.css';
import { productList } from './block.ts';
import { type ProductListContent, readProductList } from './content.ts';
import filters from './filters.css';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: productList,
  View,
  styles: [button, iconButton, control, state, dialog, style, filters],
  readOwn: readProductList,
} satisfies BlockModule<(typeof productList)['data'], ProductListContent>;
