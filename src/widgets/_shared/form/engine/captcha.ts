import { CAPTCHA, PREFIX } from '../../../../vocab/names.ts';

/** What the form needs from a captcha, regardless of the vendor. */
export interface Captcha {
  /** The token that proves the captcha was completed; null until then, and null again after a reset. */
  token(): string | null;
  /** Requests a new token. */
  reset(): void;
  /** Calls the listener on every change of the token. Returns a function that unsubscribes. */
  watch(changed: () => void): () => void;
}

/** The page's element for a captcha. It is a light DOM node that is slotted, because vendors' captchas do not work in a shadow root. */
export const captchaElement = (source: Element): Element | null => source.querySelector(`[${CAPTCHA}]`);

/** A captcha that communicates through events on its element: the content of the element dispatches `captcha-solved` and listens for `captcha-reset`. */
export function captchaOf(element: Element): Captcha {
  let token: string | null = null;
  const listeners = new Set<() => void>();
  const set = (next: string | null): void => {
    token = next;
    for (const fn of listeners) fn();
  };
  const solved = (event: Event): void => {
    const proof: unknown = event instanceof CustomEvent ? event.detail?.token : null;
    set(typeof proof === 'string' && proof ? proof : null);
  };
  return {
    token: () => token,
    reset() {
      set(null);
      element.dispatchEvent(new CustomEvent(`${PREFIX}:captcha-reset`));
    },
    watch(changed) {
      if (!listeners.size) element.addEventListener(`${PREFIX}:captcha-solved`, solved);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (!listeners.size) element.removeEventListener(`${PREFIX}:captcha-solved`, solved);
      };
    },
  };
}
