import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import state from '../_shared/ui/state/state.css';
import { summary } from './block.ts';
import { readSummary, type SummaryContent } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: summary,
  View: besideView(View),
  styles: [button, iconButton, state, style],
  readOwn: (source) => withBeside(source, readSummary(source)),
} satisfies BlockModule<(typeof summary)['data'], SummaryContent>;
