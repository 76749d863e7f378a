import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import { menu } from './block.ts';
import { type MenuContent, readMenu } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: menu,
  View: besideView(View),
  styles: [style],
  readOwn(source) {
    const parsed = readMenu(source);
    return withBeside(
      source,
      parsed,
      parsed.content.tabs.map(({ source: title }) => title.closest('ul,ol,nav') ?? title),
    );
  },
} satisfies BlockModule<(typeof menu)['data'], MenuContent>;
