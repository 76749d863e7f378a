/** Opening and closing takes 250 ms (ACC-007). */
export const ANIMATION_MS = 250;

export interface AccordionState {
  /** One entry per item, in order. */
  readonly open: readonly boolean[];
  /** During an animation every click on the accordion is ignored. */
  readonly moving: boolean;
  /** The last change is drawn without animation, whatever the visitor's setting. */
  readonly atOnce?: true;
}

/** The initial state of an accordion: the first item is open if requested, and so is every item that the server sent open (ACC-009). */
export const initially = (sentOpen: readonly boolean[], firstOpen: boolean): AccordionState => ({
  open: sentOpen.map((open, index) => open || (firstOpen && index === 0)),
  moving: false,
});

/**
 * The state after a click on an item: the item toggles, and opening it closes the others unless several may be open (ACC-005, ACC-006).
 *
 * @returns the same state object if the click is ignored
 */
export function toggled(
  state: AccordionState,
  index: number,
  { multiple, animated }: { multiple: boolean; animated: boolean },
): AccordionState {
  const was = state.open[index];
  if (state.moving || was === undefined) return state;
  return {
    open: state.open.map((open, at) => (at === index ? !was : open && (multiple || was))),
    moving: animated,
  };
}

/**
 * The state after a link or find in page has led a visitor to the content of an item. The item opens immediately, so that there is a target to scroll to, also
 * while another item is animated.
 *
 * @returns the same state object if the item is open
 */
export const revealed = (state: AccordionState, index: number, multiple: boolean): AccordionState =>
  state.open[index]
    ? state
    : { open: state.open.map((open, at) => at === index || (open && multiple)), moving: false, atOnce: true };

/**
 * The state after something other than the block closed an item: a script of the page, or the browser because another item of the same name opened.
 *
 * @returns the same state object if the item is closed
 */
export const closed = (state: AccordionState, index: number): AccordionState =>
  state.open[index] ? { open: state.open.map((open, at) => open && at !== index), moving: false, atOnce: true } : state;
