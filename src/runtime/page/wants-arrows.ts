/** What uses arrow keys itself: fields and editable text (GAL-349), and widgets that are moved through by arrows. */
const USES_ARROWS =
  'input, textarea, select, video, audio, iframe, dialog, [contenteditable]:not([contenteditable="false"]), ' +
  '[role=dialog], [role=listbox], [role=menu], [role=menubar], [role=radiogroup], [role=slider], [role=spinbutton], [role=tablist], [role=textbox], [role=tree], [role=grid]';

const isOn = (overflow: string): boolean => /auto|scroll/.test(overflow);

/** Returns whether a key moves what an element shows. */
function isScrolledBy(element: Element, key: string): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return /Left|Right/.test(key)
    ? isOn(overflowX) && element.scrollWidth > element.clientWidth
    : isOn(overflowY) && element.scrollHeight > element.clientHeight;
}

/**
 * Returns whether what has the focus in a block, or something around it there, may want an arrow key for itself
 * (GAL-349).
 *
 * @param box the block's own element, where the search ends
 */
export function wantsArrows(event: KeyboardEvent, box: Element): boolean {
  const path = event.composedPath();
  const inside = path.includes(box) ? path.slice(0, path.indexOf(box)) : path;
  return inside.some(
    (target, at) =>
      target instanceof Element && (target.matches(USES_ARROWS) || (at === 0 && isScrolledBy(target, event.key))),
  );
}
