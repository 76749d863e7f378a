import type { LayerModule, NoContent } from '../../runtime/mount/block-module.ts';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import part from '../_shared/ui/dialog/dialog.css';
import { consentPreferences } from './block.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: consentPreferences,
  View,
  styles: [button, iconButton, part, style],
  // The content is from the page's context; the element only determines the place.
  readOwn: () => ({ content: {}, lend: [] }),
} satisfies LayerModule<typeof consentPreferences.data, NoContent, 'consent-preferences'>;
