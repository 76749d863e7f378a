import type { BlockModule } from '../../runtime/blocks/block-module.ts';
import fit from '../_parts/fit/fit.css';
import { image } from './block.ts';
import { type ImageContent, readOwn } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: image,
  View,
  styles: [fit, style],
  readOwn,
} satisfies BlockModule<(typeof image)['data'], ImageContent>;
