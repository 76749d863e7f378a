import type { BlockModule } from '../../runtime/blocks/block-module.ts';
import button from '../_parts/button/button.css';
import iconButton from '../_parts/button/icon-button.css';
import state from '../_parts/state/state.css';
import { summary } from './block.ts';
import { readSummary, type SummaryContent } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: summary,
  View,
  styles: [button, iconButton, state, style],
  readOwn: readSummary,
} satisfies BlockModule<(typeof summary)['data'], SummaryContent>;
