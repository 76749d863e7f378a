import { HIGHLIGHT, TEXT_ATTRIBUTE } from '../../../vocab/names.ts';
import { highlightFromAttributes } from '../../../vocab/rules/display/highlight-attributes.ts';
import type { HighlightSettings } from '../../../vocab/rules/display/highlight-settings.ts';
import type { MessageLog } from '../../message-log.ts';
import { reportProblem } from '../../report-messages.ts';
import { Overlay } from './overlay.ts';
import { Playback } from './playback.ts';
import { publishedSettings } from './published-settings.ts';

/** Reads the settings of a text with `data-highlight` (HILITE-303), and reports values that are not read (VT012). */
function ownSettings(element: Element, log: MessageLog): HighlightSettings {
  const { settings, slips } = highlightFromAttributes(
    (name) => element.getAttribute(name),
    (property, value) => CSS.supports(property, value),
  );
  for (const { attribute: where, ...slip } of slips) reportProblem(log, 'text-highlight', element, { where, ...slip });
  return settings;
}

/** The nearest ancestor whose width decides where the lines of a text break. */
function containerOf(text: Element): Element {
  let at = text;
  while (at.parentElement && /^(inline|contents)$/.test(getComputedStyle(at).display)) at = at.parentElement;
  return at;
}

/** One text of the page with its settings, drawing and animation. */
export class HighlightedText {
  readonly container: Element;
  readonly #text: HTMLElement;
  readonly #log: MessageLog;
  readonly #overlay: Overlay;
  #settings: HighlightSettings | null = null;
  #playback: Playback | null = null;
  #inView: boolean | undefined;

  constructor(text: HTMLElement, log: MessageLog) {
    this.#text = text;
    this.#log = log;
    this.container = containerOf(text);
    this.#overlay = new Overlay(text);
    this.read();
  }

  /** Reads the settings again; without any nothing is drawn (HILITE-302). */
  read(): void {
    const isOwn = this.#text.hasAttribute(HIGHLIGHT);
    this.#settings = isOwn ? ownSettings(this.#text, this.#log) : publishedSettings(this.#text);
    if (!this.#settings) {
      this.#playback?.stop();
      this.#playback = null;
      this.#overlay.remove();
    } else if (this.#playback) this.#playback.set(this.#settings);
    else {
      this.#playback = new Playback(this.#text, this.#overlay.group, this.#settings);
      if (this.#inView !== undefined) this.#playback.seen(this.#inView);
    }
  }

  /** Returns whether a node was added here, and by no script of the page. */
  isOwn(node: Node): boolean {
    return node === this.#overlay.host;
  }

  attach(): void {
    if (this.#settings) this.#overlay.attach();
  }

  /** Measures, and returns a function that draws. */
  measure(): () => void {
    if (!this.#settings) return () => {};
    const seed = this.#text.getAttribute(TEXT_ATTRIBUTE) || this.#text.id || this.#settings.shape;
    return this.#overlay.measure(this.#settings, seed);
  }

  seen(inView: boolean): void {
    this.#inView = inView;
    this.#playback?.seen(inView);
  }

  finish(): void {
    this.#playback?.finish();
  }

  stop(): void {
    this.#playback?.stop();
    this.#overlay.remove();
  }
}
