import type { LayerModule } from '../../runtime/mount/block-module.ts';
import button from '../_parts/button/button.css';
import iconButton from '../_parts/button/icon-button.css';
import part from '../_parts/cart/cart.css';
import fields from '../_parts/cart/cart-fields.css';
import line from '../_parts/cart/cart-line.css';
import dialog from '../_parts/dialog/dialog.css';
import spinner from '../_parts/spinner/spinner.css';
import state from '../_parts/state/state.css';
import { cartDrawer } from './block.ts';
import { type CartDrawerContent, readCartDrawer } from './content.ts';
import own from './style.css';
import { View } from './view.tsx';

export default {
  block: cartDrawer,
  View,
  styles: [button, iconButton, state, spinner, part, line, fields, dialog, own],
  readOwn: readCartDrawer,
} satisfies LayerModule<typeof cartDrawer.data, CartDrawerContent, 'cart-drawer'>;
