import type { BlockModule, NoContent } from '../../runtime/mount/block-module.ts';
import ownWidth from '../_shared/block/width/own-width.css';
import part from '../_shared/commerce/cart/cart.css';
import fields from '../_shared/commerce/cart/cart-fields.css';
import line from '../_shared/commerce/cart/cart-line.css';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import control from '../_shared/ui/control/control.css';
import state from '../_shared/ui/state/state.css';
import { cartPage } from './block.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: cartPage,
  View,
  styles: [ownWidth, button, iconButton, state, part, line, control, fields, style],
  // The content is the cart; the element has the server's own.
  readOwn: () => ({ content: {}, lend: [] }),
} satisfies BlockModule<(typeof cartPage)['data'], NoContent>;
