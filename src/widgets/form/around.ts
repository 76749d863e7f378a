import { CAPTCHA } from '../../vocab/names.ts';
import type { FormMarkup } from './form-markup.ts';
import { PICTURE } from './picture.ts';
import { UNREAD } from './pieces.ts';

/** What a field says as its description; the sanitiser takes no pictures, so one with them is shown as it is. */
export const DESCRIPTION = '.form-item .description:not(:has(img,svg))';

/** What ours draws itself, or draws in its own time. */
const OURS = `input,select,textarea,button,label,[${CAPTCHA}],.form-submission-text,.form-submission-html,.form-item :is(.title,legend,.question,th),${DESCRIPTION}`;

/** Reads a published form in order: each item, and around them what the page has there besides, which is shown as it is. */
export function readAround(
  root: Element,
  markup: FormMarkup,
  addItem: (markup: FormMarkup, item: Element) => void,
): void {
  const pictures = [...root.querySelectorAll(PICTURE)];
  const saysSomething = (node: Node): boolean =>
    /[\p{L}\p{N}]/u.test(node.textContent ?? '') || pictures.some((picture) => node.contains(picture));
  let run: ChildNode[] = [];
  const endRun = (): void => {
    const seen = run.filter((node) => node instanceof Element || node.textContent?.trim());
    if (seen.some(saysSomething)) markup.addNodes(seen.length > 1 ? run : seen);
    run = [];
  };
  const read = (node: ChildNode): void => {
    if (node instanceof Text) run.push(node);
    if (!(node instanceof Element)) return;
    const isItem = node.matches('.form-item');
    const silent = !isItem && (node.matches(`${OURS},${UNREAD}`) || getComputedStyle(node).display === 'none');
    if (!isItem && !silent && !node.querySelector(`.form-item,${OURS}`)) {
      run.push(node);
      return;
    }
    endRun();
    if (isItem) addItem(markup, node);
    if (!silent) node.childNodes.forEach(read);
    endRun();
  };
  root.childNodes.forEach(read);
  endRun();
}
