import type { BlockModule } from '../../runtime/blocks/block-module.ts';
import button from '../_parts/button/button.css';
import { code } from './block.ts';
import { type CodeContent, readCode, readPublished } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default { block: code, View, styles: [button, style], readOwn: readCode, readPublished } satisfies BlockModule<
  (typeof code)['data'],
  CodeContent
>;
