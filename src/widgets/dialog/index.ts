import type { LayerModule } from '../../runtime/blocks/block-module.ts';
import button from '../_parts/button/button.css';
import part from '../_parts/dialog/dialog.css';
import spinner from '../_parts/spinner/spinner.css';
import { dialog } from './block.ts';
import { type DialogContent, readDialog } from './content.ts';
import own from './style.css';
import { View } from './view.tsx';

export default { block: dialog, View, styles: [button, part, spinner, own], readOwn: readDialog } satisfies LayerModule<
  typeof dialog.data,
  DialogContent,
  'dialog'
>;
