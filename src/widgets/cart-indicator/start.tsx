import type { LightViewProps } from '../../runtime/light/light-renderer.tsx';
import { shownTotal } from '../../runtime/store/shown-total.ts';
import messages from '../../strings/pt-BR/cart.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { BLOCK_ADDED } from '../../vocab/names.ts';
import { cartLabel, isCartEmpty } from '../../vocab/rules/store/cart-label.ts';
import { checkCart } from '../_shared/server/check-cart.ts';
import type { cartIndicator } from './block.ts';
import type { CartIndicatorContent } from './content.ts';
import { showInPage } from './show-in-page.ts';
import { CartIndicator } from './view.tsx';

type Props = LightViewProps<DataOf<(typeof cartIndicator)['data']>, CartIndicatorContent>;

/** The marker of an empty cart (CART-606). */
const EMPTY = 'data-cart-empty';

/** Shows the number of items now and at every change of the cart, in the page's own element or beside an icon (CART-601 to CART-607). */
export function start({ data, content, handle, draw }: Props): () => void {
  const { element, store } = handle;
  const { quantity } = content;
  const t = handle.strings(messages);
  const written = quantity?.textContent ?? '';
  const wasEmpty = element.hasAttribute(EMPTY);
  const shown = quantity && showInPage(quantity, element);
  // The page's own content is laid out by the page, as if nothing stood around it: neither the element that was added inside a link, which cannot have a shadow root of its own, nor (in the style sheet) what is in that. It is gone when the block is.
  const around = quantity?.closest<HTMLElement>(`[${BLOCK_ADDED}]`);
  if (around && around !== element && element.contains(around)) around.style.display = 'contents';
  const totalOf = (state: ReturnType<typeof store.getState>): number | null => shownTotal(state, written);
  const show = (total: number | null): void => {
    const { key, values } = cartLabel(quantity || data.count ? total : null);
    const label = t(key, values);
    element.toggleAttribute(EMPTY, total === null ? wasEmpty : isCartEmpty(total));
    shown?.update(total, label);
    draw(<CartIndicator data={data} content={content} total={total} label={label} />);
  };
  show(totalOf(store.getState()));
  const stops = [
    checkCart(handle),
    store.subscribe((now, before) => {
      if (totalOf(now) !== totalOf(before)) handle.run(() => show(totalOf(now)));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    shown?.giveBack();
    element.toggleAttribute(EMPTY, wasEmpty);
  };
}
