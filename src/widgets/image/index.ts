import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import fit from '../_shared/media/fit/fit.css';
import { image } from './block.ts';
import { type ImageContent, readOwn } from './content.ts';
import pin from './pin.css';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: image,
  View: besideView(View),
  styles: [fit, style, pin],
  readOwn: (source) => withBeside(source, readOwn(source)),
} satisfies BlockModule<(typeof image)['data'], ImageContent>;
