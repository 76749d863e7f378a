import { CAPTCHA, PREFIX } from '../../vocab/names.ts';

/** What the form needs of a captcha, whoever made it. */
export interface Captcha {
  /** The proof that it was completed; null until then, and again after a reset. */
  token(): string | null;
  /** Asks for a new proof. */
  reset(): void;
  /** Tells of every change of the token. Returns the stop. */
  watch(changed: () => void): () => void;
}

/** The page's element for a captcha, a light node that is slotted: vendors do not work in a shadow root. */
export const captchaElement = (source: Element): Element | null => source.querySelector(`[${CAPTCHA}]`);

/** A captcha by way of events on its element: whatever stands in there says `captcha-solved` and hears `captcha-reset`. */
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
