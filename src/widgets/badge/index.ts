import type { LayerModule } from '../../runtime/blocks/block-module.ts';
import { badge } from './block.ts';
import { type BadgeContent, readBadge } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default { block: badge, View, styles: [style], readOwn: readBadge } satisfies LayerModule<
  typeof badge.data,
  BadgeContent,
  'badge'
>;
