import { CENSUS_TIMEOUT, recordButtonClick } from '../../../api/tracking/census.ts';
import { BUTTON_LINK, buttonFields, isHeld } from './button.ts';
import type { Recorder } from './recorder.ts';

/** Clicks of any button of the mouse, and of keys. */
const CLICKS = ['click', 'auxclick'] as const;
const MIDDLE = 1;

/**
 * Records clicks on buttons (CENSUS-612). One that leads away in this window is followed once it is recorded, or could
 * not be, and after 2.5 s at the latest (CENSUS-613, CENSUS-616); every other is followed at once (CENSUS-617).
 *
 * @returns a function that stops it
 */
export function recordClicks({ isAllowed, record }: Recorder): () => void {
  const clicked = (event: MouseEvent): void => {
    const [target] = event.composedPath();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(BUTTON_LINK) : null;
    const isOther = event.type === 'auxclick' && event.button !== MIDDLE;
    if (!link || isOther || !isAllowed()) return;
    const sent = record((request, about) => recordButtonClick(request, { fields: buttonFields(link), ...about }));
    if (event.defaultPrevented || !isHeld(link, event)) return;
    event.preventDefault();
    const { href } = link;
    const late = new Promise<void>((done) => {
      setTimeout(done, CENSUS_TIMEOUT);
    });
    Promise.race([sent, late]).then(() => location.assign(href));
  };
  for (const type of CLICKS) addEventListener(type, clicked);
  return () => {
    for (const type of CLICKS) removeEventListener(type, clicked);
  };
}
