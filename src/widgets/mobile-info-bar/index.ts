import type { LayerModule } from '../../runtime/blocks/block-module.ts';
import edge from '../_parts/edge/edge.css';
import { mobileInfoBar } from './block.ts';
import { type MobileInfoBarContent, readMobileInfoBar } from './content.ts';
import own from './style.css';
import { View } from './view.tsx';

export default {
  block: mobileInfoBar,
  View,
  styles: [edge, own],
  readOwn: readMobileInfoBar,
} satisfies LayerModule<typeof mobileInfoBar.data, MobileInfoBarContent, 'mobile-info-bar'>;
