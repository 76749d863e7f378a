import type { LayerModule } from '../../runtime/mount/block-module.ts';
import { productStyles } from '../_shared/commerce/product/product-styles.ts';
import iconButton from '../_shared/ui/button/icon-button.css';
import dialog from '../_shared/ui/dialog/dialog.css';
import { quickView } from './block.ts';
import { type QuickViewContent, readQuickView } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: quickView,
  View,
  styles: [...productStyles, iconButton, dialog, style],
  readOwn: readQuickView,
} satisfies LayerModule<typeof quickView.data, QuickViewContent, 'quick-view'>;
