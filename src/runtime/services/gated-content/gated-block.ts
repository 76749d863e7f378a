import { BLOCK_STATE, CONSENT_NOTICE } from '../../../vocab/names.ts';
import type { ConsentNeed } from './consent-need.ts';
import type { FrameCovers } from './cover-frames.ts';
import type { GatedItem } from './gated-item.ts';
import { NoticeOver } from './notice-over.ts';
import type { Placeholder } from './placeholder.ts';

interface GatedBlockOptions {
  readonly need: ConsentNeed;
  readonly covers: FrameCovers;
  placeholder(): Placeholder;
  /** The block has not the height that its notice needs, so what follows it is moved. */
  tooSmall(): void;
}

/**
 * A block that waits for consent. The stage mounts and unmounts it; here is what visitors read meanwhile: a notice
 * exactly over the server's own markup, or at its end where that is too small.
 */
export class GatedBlock implements GatedItem {
  readonly need: ConsentNeed;
  readonly #notice: NoticeOver;

  constructor(
    readonly element: HTMLElement,
    { need, covers, placeholder, tooSmall }: GatedBlockOptions,
  ) {
    this.need = need;
    this.#notice = new NoticeOver(element, {
      covers,
      placeholder,
      tooSmall({ host }) {
        tooSmall();
        host.setAttribute(CONSENT_NOTICE, '');
        host.removeAttribute('style');
        element.append(host);
      },
    });
  }

  apply(granted: boolean): void {
    if (!granted && this.element.getAttribute(BLOCK_STATE) === 'waiting') this.#notice.show();
    else this.#notice.hide(() => focusOnce(this.element));
  }

  moved(): void {
    this.#notice.follow();
  }

  stop(): void {
    this.#notice.stop();
  }
}

/** Moves the focus to an element that cannot have it otherwise, until it goes on. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
