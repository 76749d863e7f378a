// Buttons of published pages (docs/published-markup.md §13).

/** The links of button blocks. */
export const BUTTON_LINKS = '.sqs-block-button a,.sqs-block-button-element';

/** The element that names a button's look, and how. */
const LOOK = '[data-alignment],[data-button-size]';

/** Returns alignment and size of a button; empty where the markup does not say. */
export function buttonLook(link: Element): { alignment: string; size: string } {
  const markup = link.closest(LOOK);
  return {
    alignment: markup?.getAttribute('data-alignment') ?? '',
    size: markup?.getAttribute('data-button-size') ?? '',
  };
}
