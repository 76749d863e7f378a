import { CONSENT_SRC } from '../../../vocab/names.ts';
import { documentMember } from '../../page/document-member.ts';
import type { ConsentNeed } from './consent-need.ts';
import type { FrameCovers } from './cover-frames.ts';
import { gatedAddress } from './gated-address.ts';
import type { GatedItem } from './gated-item.ts';
import { NoticeOver } from './notice-over.ts';
import type { Placeholder } from './placeholder.ts';

interface GatedFrameOptions {
  readonly need: ConsentNeed;
  readonly covers: FrameCovers;
  placeholder(): Placeholder;
}

/** A frame of the page: without an address until it has consent, and again afterwards. */
export class GatedFrame implements GatedItem {
  readonly need: ConsentNeed;
  readonly #notice: NoticeOver;
  #loaded = false;

  constructor(
    readonly element: HTMLIFrameElement,
    { need, ...options }: GatedFrameOptions,
  ) {
    this.need = need;
    this.#notice = new NoticeOver(element, options);
  }

  apply(granted: boolean): void {
    if (granted) this.#load();
    else this.#wait();
  }

  moved(): void {
    this.#notice.follow();
  }

  stop(): void {
    this.#notice.stop();
    this.#unload();
  }

  #load(): void {
    if (this.#loaded) return;
    const address = gatedAddress(this.element.getAttribute(CONSENT_SRC));
    if (address === null) return;
    this.#loaded = true;
    this.#notice.hide(() => this.element.focus());
    this.element.src = address;
  }

  #wait(): void {
    const focused = this.#loaded && documentMember('activeElement') === this.element;
    this.#unload();
    if (this.element.isConnected) this.#notice.show(focused);
  }

  /** Taken out of the page and put back, a frame is empty at once, and the history has no entry of it. */
  #unload(): void {
    if (!this.#loaded) return;
    this.#loaded = false;
    const { parentNode, nextSibling } = this.element;
    this.element.remove();
    this.element.removeAttribute('src');
    parentNode?.insertBefore(this.element, nextSibling);
  }
}
