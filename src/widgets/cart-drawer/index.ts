import type { LayerModule, NoContent } from '../../runtime/mount/block-module.ts';
import part from '../_shared/commerce/cart/cart.css';
import fields from '../_shared/commerce/cart/cart-fields.css';
import line from '../_shared/commerce/cart/cart-line.css';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import control from '../_shared/ui/control/control.css';
import dialog from '../_shared/ui/dialog/dialog.css';
import spinner from '../_shared/ui/spinner/spinner.css';
import state from '../_shared/ui/state/state.css';
import { cartDrawer } from './block.ts';
import own from './style.css';
import { View } from './view.tsx';

export default {
  block: cartDrawer,
  View,
  styles: [button, iconButton, state, spinner, part, line, control, fields, dialog, own],
  // The content is the cart; the element only determines the place.
  readOwn: () => ({ content: {}, lend: [] }),
} satisfies LayerModule<typeof cartDrawer.data, NoContent, 'cart-drawer'>;
