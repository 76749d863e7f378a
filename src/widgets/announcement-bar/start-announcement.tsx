import type { LightView } from '../../runtime/light/open-light.ts';
import { destination } from '../../vocab/rules/site/destination.ts';
import { isCovered } from '../_shared/ui/edge/is-covered.ts';
import { keepAtEdge } from '../_shared/ui/edge/keep-at-edge.ts';
import { returnFocus } from '../_shared/ui/return-focus.ts';
import { followOwnerText, type OwnerText } from '../_shared/ui/rich-text/owner-text.ts';
import { AnnouncementBar } from './view.tsx';

/** How much the page's own element has to leave at its end for the close button, in px. */
const RESERVED = 44;

/** Makes the page's own element one in which the button can be placed. Returns a function that takes it back. */
function position(element: HTMLElement): () => void {
  if (getComputedStyle(element).position !== 'static') return () => {};
  element.style.setProperty('position', 'relative');
  return () => {
    element.style.removeProperty('position');
    if (!element.getAttribute('style')) element.removeAttribute('style');
  };
}

/** Shows the bar once its text may be shown; the text of the page's own element always may. */
export function startAnnouncement({ handle, layer, draw }: LightView<'announcement-bar'>): () => void {
  const { store, element, log } = handle;
  const { payload } = layer;
  const { inPlace, isEdge, link } = payload;
  const isReserved = inPlace && Number.parseFloat(getComputedStyle(element).paddingInlineEnd) >= RESERVED;
  const href = link && !inPlace ? destination(link.url, location.href) : null;
  if (link && !inPlace && href === null)
    log.warn(`The announcement bar links to ${link.url}, which is no address to go to; its text is no link.`, element);
  let text: OwnerText | null = null;
  const show = (): void => {
    if (!inPlace && !text) return;
    draw(
      <AnnouncementBar
        handle={handle}
        payload={payload}
        text={text}
        href={href}
        isReserved={isReserved}
        covered={isCovered(store.getState())}
        attach={isEdge ? keepAtEdge : undefined}
        close={() => layer.close('dismissed')}
      />,
    );
  };
  const stops = [
    returnFocus(element),
    isReserved ? position(element as HTMLElement) : () => {},
    inPlace
      ? show()
      : followOwnerText(payload.text, (next) => {
          text = next;
          show();
        }),
    store.subscribe((now, before) => {
      if (isCovered(now) !== isCovered(before)) show();
    }),
  ];
  return () => {
    for (const stop of stops) stop?.();
  };
}
