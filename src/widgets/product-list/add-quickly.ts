import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import listMessages from '../../strings/pt-BR/product-list.json';
import messages from '../../strings/pt-BR/quick-add.json';
import { hasOwn } from '../../vocab/has-own.ts';
import { destination } from '../../vocab/rules/site/destination.ts';
import type { ServerKind } from '../../vocab/server-field.ts';
import { isUnanswered } from '../_shared/commerce/product/is-unanswered.ts';
import { prepareCart } from '../_shared/commerce/product/prepare-cart.ts';
import { isPlatformMeant } from '../_shared/server/is-platform-meant.ts';
import { NO_PLATFORM } from '../_shared/server/no-platform.ts';
import { sendOwn } from '../_shared/server/send-own.ts';
import type { ListItem } from './use-list.ts';

/** What became of the last product that was added. */
export interface Notice {
  readonly kind: 'done' | 'failed';
  readonly text: string;
}

interface QuickAdd {
  readonly item: ListItem;
  /** What was clicked. */
  readonly control: HTMLElement;
  readonly server: ServerKind;
  announce(text: string): void;
}

/**
 * Adds a product that leaves nothing to choose, or opens its quick view.
 *
 * @returns what the visitor is told; null where the page is left or something opens, undefined where the browser is to do what it does without scripts
 */
export async function addQuickly(
  handle: BlockHandle,
  { item, control, server, announce }: QuickAdd,
): Promise<Notice | null | undefined> {
  const { product, json } = item;
  if (!product) return null;
  const form = (control as HTMLButtonElement).form ?? null;
  const hasCart = handle.store.getState().cart?.isOwn === true || isPlatformMeant(handle, server);
  const hasWay = form !== null || control.matches('a[href]');
  const isOwn = !hasCart && hasWay;
  if (isOwn && (!form || !(form.noValidate || form.checkValidity()))) return undefined;
  const t = handle.strings(messages);
  const { id, sku, title } = product;
  if (!isOwn && (!product.isSimple || product.soldOut)) {
    const url = destination(product.url, location.href) ?? '';
    const opening = handle.open('quick-view', { product: JSON.parse(json), url, server });
    await opening.catch(() => url && location.assign(url));
    return null;
  }
  announce(t('productListAdding', { title }));
  if (isOwn && form) {
    const outcome = await sendOwn(handle, { form, submitter: control, byBrowser: false });
    return hasOwn(outcome, 'leaves') ? null : { kind: outcome.sent ? 'done' : 'failed', text: outcome.text };
  }
  try {
    prepareCart(handle);
    const cart = await handle.service('cart');
    await cart.add({ itemId: id, sku, quantity: 1 });
    return { kind: 'done', text: t('productListAdded', { title }) };
  } catch (error) {
    if (isUnanswered(error, handle) && hasWay) {
      handle.log.warn(NO_PLATFORM);
      return undefined;
    }
    const problem = handle.store.getState().cart?.problem;
    const own = problem?.action === 'add' && problem.subject === sku ? problem.message : '';
    return { kind: 'failed', text: own || handle.strings(listMessages)('productListAddFailed', { title }) };
  }
}
