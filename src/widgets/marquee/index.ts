import type { Door } from '../../runtime/blocks/door.ts';
import iconButton from '../_parts/button/icon-button.css';
import { marquee } from './block.ts';
import { type MarqueeContent, readMarquee } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: marquee,
  View,
  styles: [iconButton, style],
  content: readMarquee,
} satisfies Door<(typeof marquee)['data'], MarqueeContent>;
