import { BLOCK_ADDED } from '../../../vocab/names.ts';
import type { HighlightSettings } from '../../../vocab/rules/display/highlight-settings.ts';
import { documentMember } from '../../page/document-member.ts';
import style from './highlight.css';
import { lineBoxes } from './line-boxes.ts';
import { seededRandom } from './seeded-random.ts';
import { shapePath } from './shape-path.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * The host is an empty inline box at the beginning of the text: it moves with the text, and makes no line higher. No
 * style of the page changes that.
 */
const HOST: Readonly<Record<string, string>> = {
  all: 'initial',
  position: 'relative',
  color: 'inherit',
  visibility: 'inherit',
  'font-size': '0',
  'line-height': '0',
  'user-select': 'none',
};

let sheet: CSSStyleSheet | undefined;

function sheetOfHighlights(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  return sheet;
}

const createSvg = <Name extends 'svg' | 'g' | 'path'>(name: Name): SVGElementTagNameMap[Name] =>
  documentMember('createElementNS').call(document, SVG, name) as SVGElementTagNameMap[Name];

/** The drawing over one text. */
export class Overlay {
  /** Contains the shape; animations are of this element. */
  readonly group = createSvg('g');
  readonly host: HTMLElement = documentMember('createElement').call(document, 'span');
  readonly #text: HTMLElement;
  readonly #svg = createSvg('svg');
  /** What the style of the text had in place of what is written to it here. */
  readonly #before = new Map<'position' | 'zIndex', string>();

  constructor(text: HTMLElement) {
    this.#text = text;
    this.host.setAttribute(BLOCK_ADDED, '');
    this.host.setAttribute('aria-hidden', 'true');
    for (const [name, value] of Object.entries(HOST)) this.host.style.setProperty(name, value, 'important');
    const root = this.host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheetOfHighlights()];
    this.#svg.setAttribute('aria-hidden', 'true');
    this.#svg.append(this.group);
    root.append(this.#svg);
  }

  /**
   * Puts the drawing into its text, where a change of the text may have removed it. It is written to before anything is
   * measured.
   */
  attach(): void {
    if (this.host.parentNode !== this.#text) this.#text.prepend(this.host);
  }

  /**
   * Measures the text, and returns a function that draws: everything is read before anything is written (HILITE-327).
   * One path for each line.
   *
   * @param seed what the small irregularities of the shape depend on
   */
  measure(settings: HighlightSettings, seed: string): () => void {
    const { shape, linecap, linejoin, color, opacity, blend, isFront, thickness } = settings;
    const { display, fontSize, position, zIndex } = getComputedStyle(this.#text);
    const origin = this.#svg.getBoundingClientRect();
    // Boxes are in px of the window: a transform of an ancestor may have made the one pixel of the drawing larger or
    // smaller.
    const zoom = origin.width || 1;
    const em = Number.parseFloat(fontSize) || settings.fontSize;
    const pen = { em, thickness: thickness.value * (thickness.unit === 'em' ? em : 1), random: seededRandom(seed) };
    const drawn = lineBoxes(this.#text, display).map(({ x, y, width, height }) =>
      shapePath(shape, {
        ...pen,
        box: {
          x: (x - origin.left) / zoom,
          y: (y - origin.top) / zoom,
          width: width / zoom,
          height: height / zoom,
        },
      }),
    );
    return () => {
      const svg = this.#svg;
      svg.dataset.shape = shape;
      svg.style.color = color ?? '';
      // In forced colours the style sheet has others.
      svg.style.setProperty('--_opacity', `${opacity}`);
      svg.style.setProperty('--_blend', blend === 'none' ? 'normal' : blend);
      svg.style.zIndex = isFront ? '' : '-1';
      if (isFront) this.#lower();
      else this.#lift(position, zIndex);
      this.group.setAttribute('stroke-linecap', linecap);
      this.group.setAttribute('stroke-linejoin', linejoin);
      const paths = drawn.map(({ d, strokes, thickness: width }, index) => {
        const path = this.group.children[index] ?? createSvg('path');
        // What is the same is not written: every write has the line painted again.
        if (path.getAttribute('d') !== d) path.setAttribute('d', d);
        path.setAttribute('pathLength', `${strokes}`);
        path.setAttribute('stroke-width', `${width}`);
        return path;
      });
      if (paths.length !== this.group.children.length || paths.some((path) => !path.parentNode))
        this.group.replaceChildren(...paths);
    };
  }

  /**
   * Makes the text the ground that a drawing behind it lies on, or the drawing would be behind the page's own
   * background.
   */
  #lift(position: string, zIndex: string): void {
    if (position === 'static') this.#write('position', 'relative');
    if (zIndex === 'auto') this.#write('zIndex', '0');
  }

  #write(name: 'position' | 'zIndex', value: string): void {
    const { style } = this.#text;
    this.#before.set(name, style[name]);
    style[name] = value;
  }

  /** Leaves the style of the text as it was. */
  #lower(): void {
    for (const [name, value] of this.#before) this.#text.style[name] = value;
    this.#before.clear();
  }

  remove(): void {
    this.#lower();
    this.host.remove();
  }
}
