import { cartCount } from '../../vocab/rules/store/cart-label.ts';

/**
 * Shows the number in the page's own element, and names the link around it: what is read of the link has to agree with what is seen.
 *
 * @param quantity the page's element for the number
 * @param element the block, which is named where there is no link in it
 */
export function showInPage(
  quantity: Element,
  element: Element,
): { update(total: number | null, label: string): void; giveBack(): void } {
  const { textContent, ariaHidden } = quantity;
  const link = quantity.closest('a,button') ?? element;
  const name = link.getAttribute('aria-label');
  // The link's name says the number in words.
  quantity.ariaHidden = 'true';
  return {
    update(total, label) {
      if (total !== null) quantity.textContent = cartCount(total);
      link.setAttribute('aria-label', label);
    },
    giveBack() {
      Object.assign(quantity, { textContent, ariaHidden });
      if (name === null) link.removeAttribute('aria-label');
      else link.setAttribute('aria-label', name);
    },
  };
}
