import type { BlockModule } from '../../runtime/blocks/block-module.ts';
import { menu } from './block.ts';
import { type MenuContent, readMenu } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default { block: menu, View, styles: [style], readOwn: readMenu } satisfies BlockModule<
  (typeof menu)['data'],
  MenuContent
>;
