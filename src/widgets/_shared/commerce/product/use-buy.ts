import { type SetStateAction, useEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/product.json';
import { productTypes } from '../../../../vocab/codes/product-types.ts';
import { untilPressOver } from '../../block/until-press-over.ts';
import { NO_PLATFORM } from '../../server/no-platform.ts';
import { untilBack } from '../../server/until-back.ts';
import { isUnanswered } from './is-unanswered.ts';
import { prepareCart } from './prepare-cart.ts';
import type { Product, ProductPlan, ProductVariant } from './product.ts';

/** What a visitor wants to buy. */
export interface Purchase {
  readonly product: Product;
  readonly variant: ProductVariant | null;
  readonly quantity: number;
  readonly plan: ProductPlan | null;
  /** Values by the id of their field; of a published page as JSON text, the way its platform takes them. */
  readonly additionalFields: Readonly<Record<string, unknown>> | string | undefined;
}

/** Reads what a published page asks for with an order: the values by field; null where one is missing, which the page's own field then says. */
export type AskedFields = () => ReadonlyMap<string, string | readonly string[]> | null;

/** `added`: it is in the cart. `leaving`: the checkout is being opened. */
export interface BuyStatus {
  readonly state: 'ready' | 'busy' | 'added' | 'leaving' | 'failed';
  readonly text: string;
}

const READY: BuyStatus = { state: 'ready', text: '' };

/** What the cart says about an item that was not added; empty where the failure was another one. */
function refusalOf({ store }: Pick<BlockHandle, 'store'>, sku: string): string {
  const problem = store.getState().cart?.problem;
  return problem?.action === 'add' && problem.subject === sku ? problem.message : '';
}

/**
 * Buys a product by its kind: a gift card and a subscription go on to their checkout (STORE-018, STORE-019), anything
 * else is added to the cart. No price is ever sent. While one purchase is under way, and for the length of a double
 * click, another press does nothing. Where the page is still there, or there again, one can buy once more.
 */
export function useBuy(
  handle: Pick<BlockHandle, 'run' | 'after' | 'service' | 'request' | 'store' | 'strings' | 'log'>,
): {
  readonly status: BuyStatus;
  /** @param otherwise called, once, where the server does not answer the platform's first call: nothing was bought */
  buy(purchase: Purchase, otherwise?: () => void): void;
  /** Something was changed: the last confirmation or failure is over. */
  reset(): void;
} {
  const [status, setStatus] = useState<BuyStatus>(READY);
  const locked = useRef(false);
  /** The cart with the subscription for which the checkout was opened, as long as nothing is changed. */
  const leftWith = useRef('');
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const tell = (next: SetStateAction<BuyStatus>): void => {
    if (mounted.current) setStatus(next);
  };

  async function perform(
    { product, variant, quantity, plan, additionalFields }: Purchase,
    otherwise?: () => void,
  ): Promise<void> {
    const unanswered =
      otherwise &&
      ((): void => {
        handle.log.warn(NO_PLATFORM);
        tell(READY);
        otherwise();
      });
    const t = handle.strings(messages);
    const isGiftCard = productTypes.nameOf(product.productType) === 'giftCard';
    const leaves = isGiftCard || plan !== null;
    const sku = variant?.sku ?? '';
    const leaving: BuyStatus = { state: 'leaving', text: t('productLeaves') };
    // Not awaited: whoever is back may press at once.
    const left = (): void => void untilBack(handle).then(() => tell((now) => (now === leaving ? READY : now)));
    tell({ state: 'busy', text: t(leaves ? 'productLeaves' : 'productAdding') });
    try {
      if (isGiftCard) {
        tell(leaving);
        await (await handle.service('checkout')).giftCard(product.id, sku || undefined, unanswered);
        left();
        return;
      }
      prepareCart(handle);
      const cart = await handle.service('cart');
      const item = { itemId: product.id, sku, quantity, ...(additionalFields && { additionalFields }) };
      const before = plan && leftWith.current ? (await cart.read()).cart : null;
      // Who is back, or still waits, has the subscription in the cart.
      const isThere = before?.entries?.length && !before.isPurchased && before.cartToken === leftWith.current;
      const added = isThere ? null : await cart.add(plan ? { ...item, planId: plan.id } : item);
      if (!plan) {
        tell({ state: 'added', text: t('productAdded', { title: product.title }) });
        return;
      }
      const token = (added ? added.cart.cart : before)?.cartToken;
      if (!token) throw new Error('the cart has no token');
      leftWith.current = token;
      await (await handle.service('checkout')).subscription(token);
      tell(leaving);
      left();
    } catch (error) {
      if (unanswered && isUnanswered(error, handle)) {
        unanswered();
        return;
      }
      const text = refusalOf(handle, sku) || t(leaves ? 'productLeaveFailed' : 'productFailed');
      tell({ state: 'failed', text });
    }
  }

  return {
    status,
    buy(purchase, otherwise) {
      if (locked.current) return;
      locked.current = true;
      const isOver = untilPressOver(handle);
      handle.run(async () => {
        await perform(purchase, otherwise);
        await isOver;
        locked.current = false;
      });
    },
    reset() {
      leftWith.current = '';
      setStatus((now) => (now.state === 'busy' || now.state === 'ready' ? now : READY));
    },
  };
}
