import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import iconButton from '../_shared/ui/button/icon-button.css';
import { marquee } from './block.ts';
import { type MarqueeContent, readMarquee } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: marquee,
  View: besideView(View),
  styles: [iconButton, style],
  readOwn: readMarquee,
} satisfies BlockModule<(typeof marquee)['data'], MarqueeContent>;
