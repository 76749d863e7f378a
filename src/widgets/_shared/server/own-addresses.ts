/** The links in an element, or the one that it is, that lead to another page, not within the open one. */
export const ownLinks = (source: Element): readonly HTMLAnchorElement[] =>
  [source as HTMLAnchorElement, ...source.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.matches('a[href]') && !/^(#|javascript:|$)/i.test(hrefOf(link)),
  );

const hrefOf = (link: HTMLAnchorElement): string => link.getAttribute('href')?.trim() ?? '';

/**
 * Returns whether a form is sent somewhere without scripts. One without action and method only holds controls for
 * scripts.
 */
export const hasOwnAction = (form: HTMLFormElement): boolean =>
  form.hasAttribute('action') || form.getAttribute('method')?.trim().toLowerCase() === 'post';

/**
 * Returns whether a form or a link of the page leads to a checkout of the platform (NAV-002): then it is the platform
 * that is meant.
 */
export function leadsToCheckout(element: Element, checkout: string): boolean {
  const address = element.getAttribute(element.localName === 'form' ? 'action' : 'href') ?? '';
  try {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && pathname === checkout.replace(/\?.*/, '');
  } catch {
    return false;
  }
}
