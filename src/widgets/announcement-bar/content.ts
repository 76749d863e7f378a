import { inheritedText } from '../../runtime/blocks/inherited-text.ts';
import { giveBack, lend } from '../../runtime/blocks/lend.ts';
import type { Slots } from '../../runtime/light/open-light.ts';
import { silence } from '../../runtime/page/silence.ts';

/** The page's own text is shown through one slot, in the page's style. */
export function readAnnouncementBar(source: Element): Slots | null {
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
