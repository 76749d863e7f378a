import type { LightView } from '../../runtime/light/open-light.ts';
import { onResize } from '../../runtime/page/element-observers.ts';
import { afterLoad, whenIdle } from '../../runtime/page/page-timing.ts';
import { mayPrefetch } from '../../runtime/page/saves-data.ts';
import messages from '../../strings/pt-BR/cookie-banner.json';
import { focused, goOnFrom, returnFocus } from '../_shared/ui/return-focus.ts';
import { followOwnerText, type OwnerText } from '../_shared/ui/rich-text/owner-text.ts';
import { keepRoom } from './keep-room.ts';
import { Banner, type BannerProps } from './view.tsx';

type Attach = NonNullable<BannerProps['attach']['banner']>;

/**
 * Raises an element with `popover="manual"` above the whole page: over every layer, out of boxes that are transformed or clipped. A browser without popovers
 * shows it in its original place.
 */
function raise(popover: HTMLElement): void {
  if (popover.showPopover && !popover.matches(':popover-open')) popover.showPopover();
}

/**
 * A banner never takes the focus by itself, but on a page without a focused element the first Tab moves into it. If the visitor requested it, the focus moves
 * there.
 *
 * @param again whether the visitor requested the banner
 * @returns a function that is called before the banner goes
 */
function keepFocus(banner: HTMLElement, again: boolean): () => void {
  const isFree = focused() === null && !location.hash;
  const giveBack = returnFocus(banner);
  if (again) banner.focus({ preventScroll: true });
  else if (isFree) goOnFrom(banner);
  return giveBack;
}

const onBanner =
  (again: boolean): Attach =>
  (banner) => {
    if (!banner) return;
    raise(banner);
    return keepFocus(banner, again);
  };

const onInner =
  (edge: 'top' | 'bottom'): Attach =>
  (inner) =>
    inner?.parentElement ? keepRoom(inner.parentElement, edge) : undefined;

/** A text that is too long for its box scrolls, and then it is reachable by keyboard. */
const onText =
  (name: string): Attach =>
  (box) => {
    const content = box?.firstElementChild;
    if (!content) return;
    const measure = (): void => {
      const scrolls = box.scrollHeight > box.clientHeight + 1;
      for (const [attribute, value] of [
        ['tabindex', '0'],
        ['role', 'group'],
        ['aria-label', name],
      ] as const)
        if (scrolls) box.setAttribute(attribute, value);
        else box.removeAttribute(attribute);
    };
    const stops = [onResize(box, measure), onResize(content, measure)];
    return () => {
      for (const stop of stops) stop();
    };
  };

/** Shows the banner while the consent service requests it, once its text may be shown: no incomplete banner is shown. */
export function startBanner({ handle, draw }: LightView<'cookie-banner'>): () => void {
  const { store } = handle;
  const first = onBanner(false);
  const requested = onBanner(true);
  const top = onInner('top');
  const bottom = onInner('bottom');
  const onBox = onText(handle.strings(messages)('cookieBannerName'));
  let text: OwnerText | null = null;
  let of: string | null = null;
  let stop = (): void => {};
  let stopWaiting: (() => void) | null = null;

  /** React, and what else the preferences need, has come by the time of a press: it is fetched once the page is idle, unless the visitor saves data. */
  const prepareLater = (): void => {
    stopWaiting ??= afterLoad(0, () => {
      stopWaiting = whenIdle(() => handle.prepare('consent-preferences'));
    });
  };

  const show = (): void => {
    const { banner } = store.getState().consent;
    if (banner && banner.look.text !== of) {
      stop();
      text = null;
      of = banner.look.text;
      stop = followOwnerText(of, (next) => {
        text = next;
        show();
      });
      // A plain text has been shown by now; before another one, what stands stays.
      return;
    }
    if (banner && !text) return;
    if (banner && banner.look.manageText !== null && mayPrefetch()) prepareLater();
    draw(
      banner && text && (
        <Banner
          banner={banner}
          text={text}
          handle={handle}
          attach={{
            banner: banner.again ? requested : first,
            inner: banner.look.position.startsWith('TOP') ? top : bottom,
            text: onBox,
          }}
        />
      ),
    );
  };
  show();
  const unsubscribe = store.subscribe((now, before) => {
    if (now.consent.banner !== before.consent.banner) show();
  });
  return () => {
    unsubscribe();
    stopWaiting?.();
    stop();
  };
}
