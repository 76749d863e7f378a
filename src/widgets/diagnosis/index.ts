import type { LayerModule } from '../../runtime/mount/block-module.ts';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import { diagnosis } from './block.ts';
import { type DiagnosisContent, readDiagnosis } from './content.ts';
import list from './list.css';
import style from './style.css';
import tabs from './tabs.css';
import { View } from './view.tsx';

export default {
  block: diagnosis,
  View,
  styles: [button, iconButton, style, tabs, list],
  readOwn: readDiagnosis,
} satisfies LayerModule<typeof diagnosis.data, DiagnosisContent, 'diagnosis'>;
