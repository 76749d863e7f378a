import type { LayerDoor } from '../../runtime/blocks/door.ts';
import button from '../_parts/button/button.css';
import part from '../_parts/dialog/dialog.css';
import { dialog } from './block.ts';
import { type DialogContent, readDialog } from './content.ts';
import own from './style.css';
import { View } from './view.tsx';

export default { block: dialog, View, styles: [button, part, own], content: readDialog } satisfies LayerDoor<
  typeof dialog.data,
  DialogContent,
  'dialog'
>;
