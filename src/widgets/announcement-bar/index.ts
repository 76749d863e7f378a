import type { LayerModule } from '../../runtime/blocks/block-module.ts';
import iconButton from '../_parts/button/icon-button.css';
import edge from '../_parts/edge/edge.css';
import { announcementBar } from './block.ts';
import { type AnnouncementBarContent, readAnnouncementBar } from './content.ts';
import own from './style.css';
import { View } from './view.tsx';

export default {
  block: announcementBar,
  View,
  styles: [iconButton, edge, own],
  readOwn: readAnnouncementBar,
} satisfies LayerModule<typeof announcementBar.data, AnnouncementBarContent, 'announcement-bar'>;
