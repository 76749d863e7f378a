import { WIDTHS, type Width } from './address.ts';

/** What the preview shows. */
export interface Shown {
  readonly markup: string;
  readonly width: Width;
  readonly dark: boolean;
}

/** What a frame says once it listens, and once it has drawn (demo/playground-frame.js). */
const WAITING = 'playground:waiting';
const DRAWN = 'playground:drawn';

/**
 * The preview: markup of whoever wrote it, in a frame without an origin, in which no script of the markup runs. Each
 * change gets a new frame, so that everything begins as on a page that has just been opened.
 */
export class Preview {
  readonly #place: HTMLElement;
  #shown: Shown = { markup: '', width: 'celular', dark: false };
  #frame: HTMLIFrameElement | null = null;

  constructor(place: HTMLElement) {
    this.#place = place;
    addEventListener('message', (event) => this.#hear(event));
    new ResizeObserver(() => this.#fit()).observe(place);
  }

  show(shown: Shown): void {
    const { markup, dark } = this.#shown;
    const isNew = !this.#frame || markup !== shown.markup || dark !== shown.dark;
    this.#shown = shown;
    if (isNew) this.#open();
    this.#fit();
  }

  #open(): void {
    const frame = document.createElement('iframe');
    frame.title = 'Pré-visualização';
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    frame.dataset.waits = '';
    frame.src = `/experimentar/quadro?tema=${this.#shown.dark ? 'escuro' : 'claro'}`;
    // Of those that have drawn nothing, only the newest is needed.
    for (const old of this.#place.querySelectorAll('[data-waits]')) old.remove();
    this.#frame = frame;
    this.#place.append(frame);
  }

  /** Only the frame itself is heard, and only two words of it: its content may be anybody's. */
  #hear({ source, origin, data }: MessageEvent<unknown>): void {
    const frame = this.#frame;
    if (!frame || source !== frame.contentWindow || origin !== 'null') return;
    if (data === WAITING) frame.contentWindow?.postMessage({ show: this.#shown.markup }, '*');
    else if (data === DRAWN && 'waits' in frame.dataset) {
      delete frame.dataset.waits;
      for (const old of this.#place.querySelectorAll('iframe')) if (old !== frame) old.remove();
    }
  }

  /** A screen that is wider than its place is shown smaller. */
  #fit(): void {
    const width = WIDTHS[this.#shown.width];
    const scale = Math.min(1, this.#place.clientWidth / width);
    this.#place.style.setProperty('--width', `${width}px`);
    this.#place.style.setProperty('--scale', String(scale));
    this.#place.dataset.scale = `${width} px${scale < 1 ? `, a ${Math.round(scale * 100)}%` : ''}`;
  }
}
