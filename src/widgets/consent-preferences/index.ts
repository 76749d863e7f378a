import type { LayerModule } from '../../runtime/mount/block-module.ts';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import part from '../_shared/ui/dialog/dialog.css';
import { consentPreferences } from './block.ts';
import { type ConsentPreferencesContent, readConsentPreferences } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: consentPreferences,
  View,
  styles: [button, iconButton, part, style],
  readOwn: readConsentPreferences,
} satisfies LayerModule<typeof consentPreferences.data, ConsentPreferencesContent, 'consent-preferences'>;
