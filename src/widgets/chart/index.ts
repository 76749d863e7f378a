import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import ownWidth from '../_shared/block/width/own-width.css';
import button from '../_shared/ui/button/button.css';
import { chart } from './block.ts';
import { type ChartContent, readChart } from './content.ts';
import marks from './marks.css';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: chart,
  View: besideView(View),
  styles: [ownWidth, button, style, marks],
  readOwn: readChart,
} satisfies BlockModule<(typeof chart)['data'], ChartContent>;
