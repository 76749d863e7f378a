import type { LightModule } from '../../runtime/light/open-light.ts';
import button from '../_shared/ui/button/button.css';
import part from '../_shared/ui/dialog/dialog.css';
import spinner from '../_shared/ui/spinner/spinner.css';
import { dialog } from './block.ts';
import own from './style.css';
import { startDialog } from './view.tsx';

export { openLayer } from '../../runtime/light/open-light.ts';

export default {
  block: dialog,
  styles: [button, part, spinner, own],
  start: startDialog,
} satisfies LightModule<'dialog'>;
