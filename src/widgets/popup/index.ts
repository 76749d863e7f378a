import type { LayerModule } from '../../runtime/mount/block-module.ts';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import dialog from '../_shared/ui/dialog/dialog.css';
import { popup } from './block.ts';
import { type PopupContent, readPopup } from './content.ts';
import own from './style.css';
import { View } from './view.tsx';

export default {
  block: popup,
  View,
  styles: [button, iconButton, dialog, own],
  readOwn: readPopup,
} satisfies LayerModule<typeof popup.data, PopupContent, 'popup'>;
