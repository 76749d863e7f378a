import type { BlockModule } from '../../runtime/mount/block-module.ts';
import fit from '../_shared/media/fit/fit.css';
import { shape } from './block.ts';
import { readOwn, type ShapeContent } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: shape,
  View,
  styles: [fit, style],
  readOwn,
} satisfies BlockModule<(typeof shape)['data'], ShapeContent>;
