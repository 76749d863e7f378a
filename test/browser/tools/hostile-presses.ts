import type { Page } from '@playwright/test';

/**
 * One way to use a button twice at once.
 *
 * @param form the form that the button submits, if there is one
 * @param own the page's own form, if a block shows another one in its place
 */
type HostilePress = (button: HTMLElement, form?: HTMLFormElement | null, own?: HTMLFormElement | null) => void;

export interface WithHostilePresses {
  /** Each presses at least twice; what they ask for must happen once. */
  hostilePresses: readonly HostilePress[];
}

/** Gives the pages that are loaded from now on all hostile ways to press a button, as `window.hostilePresses`. */
export const addHostilePresses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const submit = (button: HTMLElement, form?: HTMLFormElement | null, submitter?: HTMLElement): void => {
      if (form) form.requestSubmit(submitter);
      else button.click();
    };
    const dispatch = (button: HTMLElement, type: string): void => {
      const event = { bubbles: true, composed: true, cancelable: true };
      button.dispatchEvent(
        type === 'click' ? new MouseEvent(type, event) : new KeyboardEvent(type, { ...event, key: 'Enter' }),
      );
    };
    const ways: readonly HostilePress[] = [
      // A double click.
      (button) => {
        button.click();
        button.click();
      },
      // Enter in a field presses the button, too.
      (button, form) => {
        submit(button, form, button);
        button.click();
      },
      (button, form) => {
        submit(button, form);
        submit(button, form);
      },
      (button, form, own) => {
        submit(button, own ?? form);
        submit(button, own ?? form);
        button.click();
      },
      // Events that a script makes, and a key that is held down.
      (button) => {
        for (const type of ['click', 'keydown', 'keydown', 'click']) dispatch(button, type);
      },
    ];
    Object.assign(window, { hostilePresses: ways });
  });
