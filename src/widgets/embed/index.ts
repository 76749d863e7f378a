import type { BlockModule } from '../../runtime/mount/block-module.ts';
import facade from '../_shared/block/facade/facade.css';
import ownWidth from '../_shared/block/width/own-width.css';
import button from '../_shared/ui/button/button.css';
import { embed } from './block.ts';
import { type EmbedContent, readEmbed } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: embed,
  View,
  styles: [ownWidth, button, facade, style],
  readOwn: readEmbed,
} satisfies BlockModule<(typeof embed)['data'], EmbedContent>;
