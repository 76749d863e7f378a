import type { LayerModule, NoContent } from '../../runtime/mount/block-module.ts';
import { productStyles } from '../_shared/commerce/product/product-styles.ts';
import iconButton from '../_shared/ui/button/icon-button.css';
import dialog from '../_shared/ui/dialog/dialog.css';
import { quickView } from './block.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: quickView,
  View,
  styles: [...productStyles, iconButton, dialog, style],
  // What the quick view shows is in its payload; its element only determines the place.
  readOwn: () => ({ content: {}, lend: [] }),
} satisfies LayerModule<typeof quickView.data, NoContent, 'quick-view'>;
