import type { LayerModule, NoContent } from '../../runtime/mount/block-module.ts';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import { diagnosis } from './block.ts';
import list from './list.css';
import style from './style.css';
import tabs from './tabs.css';
import { View } from './view.tsx';

export default {
  block: diagnosis,
  View,
  styles: [button, iconButton, style, tabs, list],
  // The panel's content is the page's report; its element only determines the place.
  readOwn: () => ({ content: {}, lend: [] }),
} satisfies LayerModule<typeof diagnosis.data, NoContent, 'diagnosis'>;
