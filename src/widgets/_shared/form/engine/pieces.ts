import { CAPTCHA, FORM_STEP } from '../../../../vocab/names.ts';
import { hiddenIn, isMeaningfulImage, visibleText } from './markup-text.ts';
import { type Control, isControl } from './page-controls.ts';

/** The content of a form, in reading order: a control, the beginning of a step, a heading, text that belongs to no control, or a picture that conveys information. */
export type Piece =
  | Control
  | { readonly step: string }
  | { readonly title: string }
  | { readonly words: string }
  | { readonly picture: Element };

interface ReadOptions {
  /** Whether a control is a field of the form. */
  isField(control: Control): boolean;
  /** Whether a legend is the title of a field. */
  isTitle(legend: Element): boolean;
  /** Elements that name or describe a field. */
  readonly labels: ReadonlySet<Element>;
}

/** Elements that end a line of text. */
const LINE_BREAKING =
  'address,article,aside,blockquote,br,dd,dialog,div,dl,dt,fieldset,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,legend,li,main,nav,ol,p,pre,section,table,td,th,tr,ul';
const SKIPPED = `datalist,button,[${CAPTCHA}],.required`;

/** Reads an element piece by piece, without text that is not visible. It changes nothing in the page. */
export function piecesOf(root: Element, { isField, isTitle, labels }: ReadOptions): Piece[] {
  const pieces: Piece[] = [];
  const isHidden = hiddenIn(root);
  let line = '';
  const endLine = (): void => {
    const words = line.replace(/\s+/g, ' ').trim();
    line = '';
    // A star or colon on its own conveys nothing.
    if (/[\p{L}\p{N}]/u.test(words)) pieces.push({ words });
  };
  /** The text belongs to a field, or is not visible: only the controls count. */
  const isSkipped = (element: Element): boolean =>
    element.matches(SKIPPED) ||
    labels.has(element) ||
    (element.localName === 'legend' && isTitle(element)) ||
    isStepTitle(element) ||
    (element instanceof HTMLLabelElement && isControl(element.control) && isField(element.control)) ||
    isHidden(element);

  const read = (element: Element): void => {
    const controls = [...element.querySelectorAll('input,select,textarea')].filter(isControl);
    if (isControl(element)) pieces.push(element);
    else if (isSkipped(element)) pieces.push(...controls);
    else if (/^(h\d|legend)$/.test(element.localName) && !controls.length) pieces.push({ title: visibleText(element) });
    else if (isMeaningfulImage(element)) pieces.push({ picture: element.closest('picture') ?? element });
    else readChildren(element);
  };
  const readChildren = (element: Element): void => {
    for (const node of element.childNodes) {
      if (node instanceof Text) line += node.data;
      if (!(node instanceof Element)) continue;
      const ends =
        isControl(node) || isMeaningfulImage(node) || node.matches(LINE_BREAKING) || node instanceof HTMLLabelElement;
      const step = node.getAttribute(FORM_STEP);
      if (ends || step !== null) endLine();
      if (step !== null) pieces.push({ step: stepTitle(node) });
      read(node);
      if (ends || step !== null) endLine();
    }
  };
  readChildren(root);
  endLine();
  return pieces;
}

/** The title of a step: what the attribute says, otherwise the legend. */
function stepTitle(step: Element): string {
  const legend = [...step.children].find(({ localName }) => localName === 'legend');
  return step.getAttribute(FORM_STEP)?.trim() || (legend ? visibleText(legend) : '');
}

/** Whether a legend or heading says the title of its step, which the form shows itself. */
function isStepTitle(element: Element): boolean {
  const step = /^(h\d|legend)$/.test(element.localName) ? element.closest(`[${FORM_STEP}]`) : null;
  return step !== null && visibleText(element) === stepTitle(step);
}
