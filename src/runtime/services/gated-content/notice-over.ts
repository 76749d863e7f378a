import { documentMember } from '../../page/document-member.ts';
import type { FrameCovers } from './cover-frames.ts';
import type { Placeholder } from './placeholder.ts';

/**
 * How often a placeholder follows an element that the page moves: a page that moves it back each time would never end.
 */
const MOST_MOVES = 20;

interface NoticeOptions {
  readonly covers: FrameCovers;
  placeholder(): Placeholder;
  /** Called where the element is not high enough to be covered. */
  tooSmall?(shown: Placeholder): void;
}

/** The notice of one element. It lies over the element, which cannot be reached meanwhile, and moves nothing. */
export class NoticeOver {
  readonly #element: HTMLElement;
  readonly #options: NoticeOptions;
  readonly #wasInert: boolean;
  /** Made once: it may still wait for the focus when it is to be shown again. */
  #made: Placeholder | null = null;
  #isShown = false;
  #covers = false;
  #moves = 0;

  constructor(element: HTMLElement, options: NoticeOptions) {
    this.#element = element;
    this.#options = options;
    this.#wasInert = element.inert;
  }

  /** @param focused whether the focus is moved to it */
  show(focused = !this.#isShown && this.#element.contains(documentMember('activeElement'))): void {
    this.#made ??= this.#options.placeholder();
    if (!this.#isShown) {
      this.#isShown = true;
      this.#element.inert = true;
      this.#covers = true;
      this.#place(this.#made);
    }
    if (focused) this.#made.focus();
  }

  /** @param focusContent called where the focus was in it */
  hide(focusContent: () => void): void {
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#uncover();
    this.#made?.leave(focusContent);
  }

  stop(): void {
    this.hide(() => {});
    this.#made?.host.remove();
  }

  /** The page may have moved the element. */
  follow(): void {
    const made = this.#made;
    if (!made || !this.#covers || !this.#element.isConnected || this.#element.nextSibling === made.host) return;
    this.#moves += 1;
    if (this.#moves > MOST_MOVES) return;
    this.#options.covers.remove(this.#element);
    this.#place(made);
  }

  #place(made: Placeholder): void {
    const { covers, tooSmall } = this.#options;
    made.arrive();
    // The parent may have a shadow root that gives its children places by name.
    if (this.#element.slot) made.host.slot = this.#element.slot;
    else made.host.removeAttribute('slot');
    this.#element.after(made.host);
    covers.add(
      this.#element,
      made.host,
      tooSmall &&
        (() => {
          this.#uncover();
          tooSmall(made);
        }),
    );
  }

  #uncover(): void {
    if (!this.#covers) return;
    this.#covers = false;
    this.#options.covers.remove(this.#element);
    this.#element.inert = this.#wasInert;
  }
}
