import type { BlockModule } from '../../src/runtime/mount/block-module.ts';
import button from '../../src/widgets/_shared/ui/button/button.css';
import iconButton from '../../src/widgets/_shared/ui/button/icon-button.css';
import dialog from '../../src/widgets/_shared/ui/dialog/dialog.css';
import floating from '../../src/widgets/_shared/ui/floating/floating.css';
import popover from '../../src/widgets/_shared/ui/popover/popover.css';
import spinner from '../../src/widgets/_shared/ui/spinner/spinner.css';
import state from '../../src/widgets/_shared/ui/state/state.css';
import tooltip from '../../src/widgets/_shared/ui/tooltip/tooltip.css';
import { parts } from './block.ts';
import own from './style.css';
import { View } from './view.tsx';

export default {
  block: parts,
  View,
  styles: [button, iconButton, dialog, floating, popover, spinner, state, tooltip, own],
  readOwn: () => ({ content: null, lend: [] }),
} satisfies BlockModule<typeof parts.data, null>;
