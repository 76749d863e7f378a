import { CAPTCHA } from '../../../../vocab/names.ts';
import type { FormCollector } from '../engine/form-collector.ts';
import { hiddenIn, isMeaningfulImage } from '../engine/markup-text.ts';

const ITEM = '.form-item';

const DESCRIPTION = `${ITEM} .description`;

/** The sanitiser removes pictures, so a description with pictures is shown as the page has it. */
const isDrawn = (description: Element): boolean => !description.querySelector('img,svg');

/** The descriptions of a field. */
export const descriptionsOf = (item: Element): Element[] => [...item.querySelectorAll(DESCRIPTION)].filter(isDrawn);

/** Content that the block draws itself, or draws at another time. Nothing opens a form that is already in its place. */
const REDRAWN = `input,select,textarea,button,label,[${CAPTCHA}],.lightbox-handle,.form-submission-text,.form-submission-html,${ITEM} :is(.title,legend,.question,th)`;

const isRedrawn = (node: Element): boolean => node.matches(REDRAWN) || (node.matches(DESCRIPTION) && isDrawn(node));

const SUBMIT = 'button:not([type="button"],[type="reset"]),input:is([type="submit"],[type="image"])';

/**
 * Reads a published form in order: each item and, between the items, the other content of the page, which is shown
 * unchanged.
 */
export function readWithSurroundings(
  root: Element,
  markup: FormCollector,
  addItem: (markup: FormCollector, item: Element) => void,
): void {
  const isHidden = hiddenIn(root);
  const saysSomething = (node: Node): boolean =>
    node instanceof Element
      ? !isHidden(node) && (isMeaningfulImage(node) || [...node.childNodes].some(saysSomething))
      : node instanceof Text && /[\p{L}\p{N}]/u.test(node.data);
  let run: ChildNode[] = [];
  const endRun = (): void => {
    const said = run.filter((node) => node instanceof Element || (node instanceof Text && node.data.trim()));
    if (said.some(saysSomething)) markup.addNodes(said.length > 1 ? run : said);
    run = [];
  };
  const read = (node: ChildNode): void => {
    // A comment is moved together with its neighbours, so that all nodes are returned in order.
    if (!(node instanceof Element)) {
      if (node instanceof Text || run.length) run.push(node);
      return;
    }
    const isItem = node.matches(ITEM);
    const isSilent = isHidden(node) || (!isItem && isRedrawn(node));
    if (!isItem && !isSilent && !node.querySelector(`${ITEM},${REDRAWN}`) && !descriptionsOf(node).length) {
      run.push(node);
      return;
    }
    endRun();
    markup.afterButton ||= isSilent && node.matches(SUBMIT);
    if (isItem && !(isSilent && !node.querySelector('input,select,textarea'))) addItem(markup, node);
    if (!isSilent) node.childNodes.forEach(read);
    // A form that a button of the page would open is hidden as a whole; hidden fields are submitted.
    else if (!isItem) for (const item of node.querySelectorAll(ITEM)) addItem(markup, item);
    endRun();
  };
  root.childNodes.forEach(read);
  endRun();
}
