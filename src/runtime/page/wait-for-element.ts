import { queryIn } from './document-member.ts';

/**
 * Waits until an element is in the page (ERR-605). The requirements give no words for its errors and no time.
 *
 * @param parent where it will be
 * @param ms how long to wait
 * @param signal ends the wait, which then rejects with the signal's reason
 * @returns the first element that fits; rejects without a parent or a selector (ERR-603, ERR-604), and once the time is over
 */
export function waitForElement(
  parent: ParentNode | null | undefined,
  selector: string,
  ms = 10_000,
  signal?: AbortSignal,
): Promise<Element> {
  if (!parent) return Promise.reject(new TypeError('There is no parent in which to wait for an element.'));
  if (!selector) return Promise.reject(new TypeError('There is no selector of an element to wait for.'));
  return new Promise((resolve, reject) => {
    const find = (): Element | undefined => queryIn(parent, selector)[0];
    // A selector that is none rejects here, before anything waits.
    const there = find();
    if (there) {
      resolve(there);
      return;
    }
    const look = (): void => {
      const found = find();
      if (found) end(() => resolve(found));
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(
      () => end(() => reject(new Error(`No element for "${selector}" was found within ${ms} ms.`))),
      ms,
    );
    const aborted = (): void => end(() => reject(signal?.reason));
    const end = (how: () => void): void => {
      observer.disconnect();
      clearTimeout(timer);
      signal?.removeEventListener('abort', aborted);
      how();
    };
    signal?.addEventListener('abort', aborted);
    observer.observe(parent, { childList: true, subtree: true, attributes: true });
  });
}
