import type { LayerModule, NoContent } from '../../runtime/mount/block-module.ts';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import floating from '../_shared/ui/floating/floating.css';
import popover from '../_shared/ui/popover/popover.css';
import { overlayManager } from './block.ts';
import own from './style.css';
import { View } from './view.tsx';

export default {
  block: overlayManager,
  View,
  styles: [button, iconButton, floating, popover, own],
  // Its content is what the services tell; its element only determines the place.
  readOwn: () => ({ content: {}, lend: [] }),
} satisfies LayerModule<typeof overlayManager.data, NoContent, 'overlay-manager'>;
