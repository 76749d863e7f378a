import type { BlockModule } from '../../runtime/mount/block-module.ts';
import ownWidth from '../_shared/block/width/own-width.css';
import button from '../_shared/ui/button/button.css';
import { chart } from './block.ts';
import { type ChartContent, readChart } from './content.ts';
import marks from './marks.css';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: chart,
  View,
  styles: [ownWidth, button, style, marks],
  readOwn: readChart,
  // No published page with the data of a chart is known; a table in one is drawn.
  readPublished: (source) => (source.querySelector('table') ? readChart(source) : null),
} satisfies BlockModule<(typeof chart)['data'], ChartContent>;
