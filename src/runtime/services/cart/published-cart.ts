import messages from '../../../strings/pt-BR/cart.json';
import { translator } from '../../../strings/translate.ts';
import { BLOCK, PUBLISHED_CART, PUBLISHED_CART_PILL } from '../../../vocab/names.ts';
import { cartCount, cartLabel, isCartEmpty } from '../../../vocab/rules/store/cart-label.ts';
import { documentMember, queryIn } from '../../page/document-member.ts';
import type { Page } from '../../stage/page.ts';
import { shownTotal } from '../../store/shown-total.ts';

/** Marks the link of a published page while the cart is empty (CART-606). */
const EMPTY_CLASS = 'cart-quantity-zero';

/** Keeps one link of a published page in step with the cart. Returns a function that leaves it as it was. */
function followLink(link: Element, page: Page): () => void {
  const number = link.querySelector('.sqs-cart-quantity');
  const before = {
    text: number?.textContent ?? '',
    label: link.getAttribute('aria-label'),
    empty: link.classList.contains(EMPTY_CLASS),
  };
  // In a language that the names of ours do not have, words that can be seen are the link's name; the number in it is read with them.
  const isNamed =
    before.label === null &&
    /^(?!(pt|en|es)\b)\w/i.test(page.language) &&
    /\p{L}/u.test((link as HTMLElement).innerText ?? link.textContent);
  const say = translator(messages, page.overrides, page.messages);
  const show = (): void => {
    const total = shownTotal(page.store.getState(), before.text);
    const { key, values } = cartLabel(number ? total : null);
    if (number && total !== null) number.textContent = cartCount(total);
    if (!isNamed) link.setAttribute('aria-label', say(key, values));
    link.classList.toggle(EMPTY_CLASS, total === null ? before.empty : isCartEmpty(total));
  };
  show();
  const unsubscribe = page.store.subscribe((now, last) => {
    if (shownTotal(now, before.text) !== shownTotal(last, before.text)) show();
  });
  return () => {
    unsubscribe();
    if (number) number.textContent = before.text;
    if (before.label === null) link.removeAttribute('aria-label');
    else link.setAttribute('aria-label', before.label);
    link.classList.toggle(EMPTY_CLASS, before.empty);
  };
}

/** Puts the cart into the container that published cart pages have for it, which is empty on the server (NAV-016). */
function fillContainer(container: Element): () => void {
  if (container.firstElementChild) return () => {};
  const block = documentMember('createElement').call(document, 'div');
  block.setAttribute(BLOCK, 'cart-page');
  container.append(block);
  return () => block.remove();
}

/**
 * Takes over the links to the cart and the cart page of published pages (CART-601 to CART-607). Returns a function that
 * stops it.
 */
export function followPublishedCart(page: Page): () => void {
  const stops = [
    ...queryIn(document, PUBLISHED_CART_PILL).map((link) => followLink(link, page)),
    ...queryIn(document, PUBLISHED_CART).map(fillContainer),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
