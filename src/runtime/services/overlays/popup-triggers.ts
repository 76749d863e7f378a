import { type PopupTriggers, READING_TIME } from '../../../vocab/rules/overlays/popup-triggers.ts';
import { documentMember } from '../../page/document-member.ts';
import { afterVisible } from './visible-time.ts';

/** How much of the way to the end of the page has been scrolled, in percent; 100 where there is nothing to scroll. */
function scrolledShare(): number {
  const way = documentMember('documentElement').scrollHeight - innerHeight;
  return way > 0 ? (scrollY / way) * 100 : 100;
}

interface Due {
  /** A trigger has happened. */
  due(): void;
  /** The pointer is about to leave: now or never. */
  leaving(): void;
  /** A visitor who may leave at any moment has read enough: what will be shown should be there. */
  ready(): void;
}

/**
 * Watches for what makes the popup due; nothing does before the visitor could read the page. Returns a function that
 * stops it.
 */
export function watchTriggers({ scroll, timer, exit }: PopupTriggers, { due, leaving, ready }: Due): () => void {
  const stops: (() => void)[] = [];
  const on = (target: EventTarget, type: string, fn: (event: Event) => void): void => {
    EventTarget.prototype.addEventListener.call(target, type, fn, { passive: true });
    stops.push(() => EventTarget.prototype.removeEventListener.call(target, type, fn));
  };
  if (timer !== null) stops.push(afterVisible(timer, due));
  if (scroll !== null || exit)
    stops.push(
      afterVisible(READING_TIME, () => {
        if (exit) {
          ready();
          on(documentMember('documentElement'), 'mouseout', (event) => {
            const { relatedTarget, clientY } = event as MouseEvent;
            if (relatedTarget === null && clientY <= 0) leaving();
          });
        }
        if (scroll === null) return;
        let frame = 0;
        const measure = (): void => {
          frame = 0;
          if (scrolledShare() >= scroll) due();
        };
        stops.push(() => cancelAnimationFrame(frame));
        on(window, 'scroll', () => {
          frame ||= requestAnimationFrame(measure);
        });
        measure();
      }),
    );
  return () => {
    for (const stop of stops) stop();
  };
}
