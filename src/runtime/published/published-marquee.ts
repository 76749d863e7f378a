import type { MarqueeStyle } from '../../vocab/published/marquee-props.ts';
import { documentMember } from '../page/document-member.ts';
import { isClear } from '../page/is-clear.ts';

/** Elements for the text styles of published pages (docs/published-markup.md §10). Sizes of paragraphs are classes. */
const STYLES: Readonly<Record<string, readonly [tag: string, className?: string]>> = {
  'heading-1': ['h1'],
  'heading-2': ['h2'],
  'heading-3': ['h3'],
  'heading-4': ['h4'],
  'paragraph-1': ['p', 'sqsrte-large'],
  'paragraph-2': ['p'],
  'paragraph-3': ['p', 'sqsrte-small'],
};

/**
 * Finds an element that shows how the page styles the text of a published marquee, and the size of that text.
 *
 * @param source the block's element
 * @param root its `.Marquee`
 * @param read called with an element in the page's text style; when there is none, a temporary one is inserted for the call
 */
export function withMarqueeText<Read>(
  source: Element,
  root: Element,
  marqueeStyle: MarqueeStyle,
  read: (element: Element, size: string) => Read,
): Read {
  const readSized = (element: Element): Read => read(element, sizeOf(source, root, element, marqueeStyle));
  // The platform measures its text with an element that has the page's style.
  const measure = '.Marquee-measure';
  const element = root.querySelector(`${measure} :is(h1,h2,h3,h4,h5,h6,p),${measure} > *,.Marquee-item`);
  const [tag, className] = STYLES[marqueeStyle.style ?? ''] ?? [];
  if (element || !tag) return readSized(element ?? root);
  return withProbe({ parent: root, tag, className }, readSized);
}

/**
 * Returns the size that the page's CSS gives the text of marquees, else the one the author chose. A heading that is as large as other headings of the page
 * does not count as styled for marquees.
 */
function sizeOf(source: Element, root: Element, element: Element, { size }: MarqueeStyle): string {
  const own = getComputedStyle(element).fontSize;
  const chosen = (root as HTMLElement).style.fontSize ? getComputedStyle(root).fontSize : size;
  const parent = source.parentElement;
  if (!chosen || own === chosen || element === root) return chosen ?? own;
  if (!parent || px(own) < 1) return chosen;
  const { fontSize } = getComputedStyle(element.parentElement ?? root);
  const like = { parent, tag: element.localName, className: element.className, fontSize };
  return withProbe(like, (probe) => getComputedStyle(probe).fontSize) === own ? chosen : own;
}

interface Probe {
  readonly parent: Element;
  readonly tag: string;
  readonly className?: string | undefined;
  /** Font size of the wrapper. */
  readonly fontSize?: string;
}

/** Reads the style of an element that is not on the page: it is inserted invisibly for the call. */
function withProbe<Read>({ parent, tag, className = '', fontSize = '' }: Probe, read: (probe: Element) => Read): Read {
  const make = (name: string): HTMLElement => documentMember('createElement').call(document, name);
  const wrapper = make('div');
  const probe = make(tag);
  wrapper.style.position = 'absolute';
  wrapper.style.visibility = 'hidden';
  wrapper.style.fontSize = fontSize;
  probe.className = className;
  wrapper.append(probe);
  parent.append(wrapper);
  try {
    return read(probe);
  } finally {
    wrapper.remove();
  }
}

const px = (value: string): number => Number.parseFloat(value) || 0;

const paddings = (style: CSSStyleDeclaration): number[] =>
  [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(px);
const isPainted = (style: CSSStyleDeclaration): boolean =>
  !isClear(style.backgroundColor) || px(style.borderTopWidth) > 0;

/** The box around the text, as CSS writes it. */
export interface MarqueeBox {
  readonly margin: string | null;
  readonly padding: string | null;
  readonly background: string | null;
  readonly radius: string | null;
  readonly border: string | null;
}

/** Reads the boxes between the block element, which keeps its own style, and the text; when the page draws none, the box of the props. */
export function marqueeBox(source: Element, root: Element, marqueeStyle: MarqueeStyle): MarqueeBox {
  const chain: CSSStyleDeclaration[] = [];
  for (
    let at = root.querySelector('.Marquee-display') ?? root;
    at !== source && at.parentElement;
    at = at.parentElement
  )
    chain.push(getComputedStyle(at));
  const at = chain.findIndex(isPainted);
  const painted = chain[at];
  const sumOf = (boxes: readonly CSSStyleDeclaration[]): string | null => {
    const sums = boxes
      .map(paddings)
      .reduce((sum, one) => sum.map((space, side) => space + (one[side] ?? 0)), [0, 0, 0, 0]);
    return sums.some((room) => room > 0) ? sums.map((room) => `${room}px`).join(' ') : null;
  };
  if (!painted && !isPainted(getComputedStyle(source))) {
    const { padding = null, background = null, radius = null, border = null } = marqueeStyle;
    const room = sumOf(chain);
    // The page's CSS may already contain the padding of the props.
    return { margin: room, padding: room ? null : padding, background, radius, border };
  }
  return {
    // Space outside the painted box becomes its margin.
    margin: painted ? sumOf(chain.slice(at + 1)) : null,
    padding: sumOf(painted ? chain.slice(0, at + 1) : chain),
    background: painted?.backgroundColor ?? null,
    radius: painted?.borderRadius ?? null,
    border: painted && px(painted.borderTopWidth) ? painted.borderTop : null,
  };
}
