/** How long they may take to disable it, in ms: they may ask a captcha first. */
const DISABLED_WITHIN = 30_000;

/**
 * Marks a button on the element itself, as a list in a module would exist once in every file that has the module: true once it was pressed, false once the page's own
 * scripts have taken the press over.
 */
const PRESSED = Symbol.for('vitrine.pressed');
/** What ends the watch of a button whose press was taken over, on the element for the same reason. */
const WATCHED = Symbol.for('vitrine.watched');

type PageButton = HTMLElement & Partial<Pick<HTMLButtonElement, 'form' | 'disabled'>>;

/** Remembers that a button of the page could be used when it, or the block's in its place, was pressed. */
export const notePress = (button: PageButton): unknown => button.disabled || Reflect.set(button, PRESSED, true);

/** Forgets a press that is over: where the page disables the button since, it is one that is disabled. */
export const forgetPress = (button: PageButton | null): unknown => button && Reflect.deleteProperty(button, PRESSED);

/**
 * Gives up a press that the page's own scripts have taken over: where they disable the button it stays so. That ends once the button can be used again, since it may
 * be disabled for another reason later.
 */
export function takePress(button: PageButton | null): void {
  if (!button) return;
  Reflect.set(button, PRESSED, false);
  Reflect.get(button, WATCHED)?.();
  const end = (): void => {
    if (button.disabled) return;
    unwatch();
    if (isGivenUp(button)) forgetPress(button);
  };
  const changes = new MutationObserver(end);
  changes.observe(button, { attributeFilter: ['disabled'] });
  const timer = setTimeout(end, DISABLED_WITHIN);
  const unwatch = (): void => {
    changes.disconnect();
    clearTimeout(timer);
  };
  Reflect.set(button, WATCHED, unwatch);
}

const isGivenUp = (button: PageButton): boolean => Reflect.get(button, PRESSED) === false;

/** Makes a button usable again that the page has disabled since it was pressed, as it would be in a page that is loaded anew. */
export function enablePressed(button: PageButton | null): void {
  if (button && Reflect.get(button, PRESSED)) button.disabled = false;
}

/** Returns whether a button of the page is pressed where the block's in its place is. */
export const isPressable = (button: PageButton | undefined): button is PageButton =>
  !!button?.form && (!button.disabled || Reflect.get(button, PRESSED) === true);

/**
 * Returns whether a button of the page is disabled since the page's own scripts have taken a press over: it is not to
 * be pressed before they enable it.
 */
export const isTaken = (button: PageButton): boolean => !!button.disabled && isGivenUp(button);
