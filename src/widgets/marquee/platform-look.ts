import { lookProperties, type ReadLook } from '../../runtime/blocks/page-look.ts';
import { lineHeightOf } from '../../runtime/blocks/text-look.ts';
import { documentMember } from '../../runtime/page/document-member.ts';

/** What the props say of looks, as CSS writes it. What the page's own CSS draws goes before it. */
export interface Dress {
  /** The page's style that the text is in, `heading-1` to `-4` or `paragraph-1` to `-3`. */
  readonly style?: string | undefined;
  readonly size?: string | undefined;
  readonly gap?: string | undefined;
  readonly background?: string | undefined;
  readonly radius?: string | undefined;
  readonly padding?: string | undefined;
  readonly border?: string | undefined;
}

/** Reads how the page draws a published marquee: its text, and the boxes around it. */
export const marqueeLook =
  (source: Element, root: Element, dress: Dress): ReadLook =>
  () =>
    textOf(source, root, dress) + boxOf(source, root, dress);

/** The elements of the page's text styles (notes: published markup §10); a paragraph's sizes are classes. */
const STYLES: Readonly<Record<string, readonly [tag: string, className?: string]>> = {
  'heading-1': ['h1'],
  'heading-2': ['h2'],
  'heading-3': ['h3'],
  'heading-4': ['h4'],
  'paragraph-1': ['p', 'sqsrte-large'],
  'paragraph-2': ['p'],
  'paragraph-3': ['p', 'sqsrte-small'],
};

function textOf(source: Element, root: Element, dress: Dress): string {
  // The platform measures its text with an element that has the page's style.
  const measure = '.Marquee-measure';
  const element = root.querySelector(`${measure} :is(h1,h2,h3,h4,h5,h6,p),${measure} > *,.Marquee-item`);
  if (element) return textLook(source, root, element, dress);
  const [tag, className] = STYLES[dress.style ?? ''] ?? [];
  return tag
    ? withProbe({ parent: root, tag, className }, (probe) => textLook(source, root, probe, dress))
    : textLook(source, root, root, dress);
}

function textLook(source: Element, root: Element, element: Element, dress: Dress): string {
  const style = getComputedStyle(element);
  const line = lineHeightOf(style);
  const { color } = style;
  return lookProperties('text', {
    // What has the colour of the text around it goes on following that; a measure may be drawn in none.
    color: color === getComputedStyle(source).color || isClear(color) ? null : color,
    family: style.fontFamily,
    size: sizeOf(source, root, element, dress),
    style: style.fontStyle,
    weight: style.fontWeight,
    spacing: style.letterSpacing,
    transform: style.textTransform,
    line: line === 'normal' ? '1.2em' : `${line}em`,
    gap: dress.gap ?? null,
  });
}

/**
 * The size that the page's CSS gives the text of marquees, else the one that the marquee's author has chosen. A heading that is here as large as any other
 * heading of the page would be says nothing of marquees.
 */
function sizeOf(source: Element, root: Element, element: Element, { size }: Dress): string {
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
  /** Of what is around it. */
  readonly fontSize?: string;
}

/** Reads the style of an element that is not on the page: for the time of reading it stands there, unseen. */
function withProbe<Read>({ parent, tag, className = '', fontSize = '' }: Probe, read: (probe: Element) => Read): Read {
  const make = (name: string): HTMLElement => documentMember('createElement').call(document, name);
  const around = make('div');
  const probe = make(tag);
  around.style.position = 'absolute';
  around.style.visibility = 'hidden';
  around.style.fontSize = fontSize;
  probe.className = className;
  around.append(probe);
  parent.append(around);
  try {
    return read(probe);
  } finally {
    around.remove();
  }
}

const isClear = (color: string): boolean => /^(transparent)?$/.test(color) || /[,/] *0(\.0*)?%?\)$/.test(color);
const px = (value: string): number => Number.parseFloat(value) || 0;

const paddings = (style: CSSStyleDeclaration): number[] =>
  [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(px);
const isPainted = (style: CSSStyleDeclaration): boolean =>
  !isClear(style.backgroundColor) || px(style.borderTopWidth) > 0;

/** The boxes between the block's element, which goes on drawing its own, and the text; where the page draws none, that of the props. */
function boxOf(source: Element, root: Element, dress: Dress): string {
  const chain: CSSStyleDeclaration[] = [];
  for (
    let at = root.querySelector('.Marquee-display') ?? root;
    at !== source && at.parentElement;
    at = at.parentElement
  )
    chain.push(getComputedStyle(at));
  const host = getComputedStyle(source);
  const at = chain.findIndex(isPainted);
  const painted = chain[at];
  const sumOf = (boxes: readonly CSSStyleDeclaration[]): string | null => {
    const sums = boxes
      .map(paddings)
      .reduce((sum, one) => sum.map((room, side) => room + (one[side] ?? 0)), [0, 0, 0, 0]);
    return sums.some((room) => room > 0) ? sums.map((room) => `${room}px`).join(' ') : null;
  };
  if (!painted && !isPainted(host)) {
    const { padding = null, background = null, radius = null, border = null } = dress;
    const room = sumOf(chain);
    // The page's CSS may say the same room as the props.
    return lookProperties('box', { margin: room, padding: room ? null : padding, background, radius, border });
  }
  return lookProperties('box', {
    // What lies outside the painted box is room around it.
    margin: painted ? sumOf(chain.slice(at + 1)) : null,
    padding: sumOf(painted ? chain.slice(0, at + 1) : chain),
    background: painted?.backgroundColor ?? null,
    radius: painted?.borderRadius ?? null,
    border: painted && px(painted.borderTopWidth) ? painted.borderTop : null,
  });
}
