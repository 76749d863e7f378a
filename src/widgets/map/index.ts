import type { BlockModule } from '../../runtime/mount/block-module.ts';
import facade from '../_shared/block/facade/facade.css';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import { map } from './block.ts';
import { type MapContent, readMap } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: map,
  View,
  styles: [button, iconButton, facade, style],
  readOwn: readMap,
} satisfies BlockModule<(typeof map)['data'], MapContent>;
