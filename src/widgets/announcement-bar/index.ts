import type { LightModule } from '../../runtime/light/open-light.ts';
import iconButton from '../_parts/button/icon-button.css';
import edge from '../_parts/edge/edge.css';
import { readAnnouncementBar } from './content.ts';
import { startAnnouncement } from './start-announcement.tsx';
import own from './style.css';

export { openLayer } from '../../runtime/light/open-light.ts';

export default {
  // Without its declaration, whose fields would bring their schemas.
  block: { name: 'announcement-bar' },
  styles: [iconButton, edge, own],
  slots: readAnnouncementBar,
  start: startAnnouncement,
} satisfies LightModule<'announcement-bar'>;
