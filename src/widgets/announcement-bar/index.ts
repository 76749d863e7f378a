import type { LightModule, Slots } from '../../runtime/light/open-light.ts';
import { giveBack, lend } from '../../runtime/mount/lend.ts';
import { inheritedText } from '../../runtime/mount/look/inherited-text.ts';
import { silence } from '../../runtime/page/silence.ts';
import iconButton from '../_shared/ui/button/icon-button.css';
import edge from '../_shared/ui/edge/edge.css';
import { startAnnouncement } from './start-announcement.tsx';
import own from './style.css';

export { openLayer } from '../../runtime/light/open-light.ts';

/** The page's own text is shown through one slot, in the page's style. */
function readAnnouncementBar(source: Element): Slots | null {
  const nodes = [...source.childNodes];
  if (!source.textContent?.trim()) return null;
  return {
    sheet: inheritedText(source),
    lend(host) {
      lend(host, [{ slot: 'text', nodes }]);
      return () => {
        silence(host);
        giveBack(host, source);
      };
    },
  };
}

export default {
  // Without its declaration, whose fields would bring their schemas.
  block: { name: 'announcement-bar' },
  styles: [iconButton, edge, own],
  slots: readAnnouncementBar,
  start: startAnnouncement,
} satisfies LightModule<'announcement-bar'>;
