import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import button from '../_shared/ui/button/button.css';
import { code } from './block.ts';
import { type CodeContent, readCode } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: code,
  View: besideView(View),
  styles: [button, style],
  readOwn: (source) => withBeside(source, readCode(source), [...source.querySelectorAll('pre')].slice(0, 1)),
} satisfies BlockModule<(typeof code)['data'], CodeContent>;
