import messages from '../../../strings/pt-BR/cart-changes.json';
import { translator } from '../../../strings/translate.ts';
import type { CartAdapter, CartItem } from '../../../vocab/cart-adapter.ts';
import { type Cart, cartQuantity } from '../../../vocab/entities/cart.ts';
import { PUBLISHED_CART } from '../../../vocab/names.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import { visibleText } from '../../../vocab/rules/text/visible-text.ts';
import { queryIn } from '../../page/document-member.ts';
import { emit } from '../../page/emit.ts';
import type { Page } from '../../stage/page.ts';
import { type CartProblem, type CartSlice, cartStatus } from '../../store/cart.ts';
import { siteOf } from '../../store/site-of.ts';
import type { CartLock } from './cart-lock.ts';
import { cartSettings } from './cart-settings.ts';
import type { AddedToCart, CartControl } from './control.ts';
import { itemNamed } from './item-of.ts';
import { ChangesUnderWay, changedBeside } from './own-changes.ts';
import { hasCartCookies, type PageAdapter } from './page-adapter.ts';
import { CartError, problemMessage } from './problem-of.ts';

/** The functions that the cart needs beside the page. */
export interface CartEnvironment {
  readonly adapter: PageAdapter;
  readonly lock: CartLock;
  /** Redirects to the checkout, or explains why not. */
  checkout(): Promise<boolean>;
  /** Tells the other tabs of a change. */
  tellTabs(): void;
}

/** Makes a change at the server, which answers with the cart. */
type Send = (adapter: CartAdapter, token: string) => Promise<Cart>;

const ignore = (): void => {};

/** The visitor's cart: what the server said last, and every change of it, one after another in all tabs (D-28). */
export class VisitorCart implements CartControl {
  readonly #page: Page;
  readonly #environment: CartEnvironment;
  readonly settings: CartControl['settings'];
  /** A read that is not sent yet, and the one that was. */
  #next: Promise<CartSlice> | null = null;
  #sent: Promise<CartSlice> | null = null;
  readonly #changes = new ChangesUnderWay();
  #stopped = false;

  constructor(page: Page, environment: CartEnvironment) {
    this.#page = page;
    this.#environment = environment;
    this.settings = cartSettings(page.context);
    // With the context the store gets the cart's slice.
    siteOf(page);
  }

  get(): CartSlice {
    return this.#page.store.getState().cart as CartSlice;
  }

  async read(): Promise<CartSlice> {
    try {
      await (this.#next ?? this.#sent ?? this.#read(false));
    } catch (error) {
      throw this.#fail('read', '', error);
    }
    return this.get();
  }

  /** Reads again because something may have changed; nobody waits for it. A failure leaves what is shown. */
  refresh(): void {
    (this.#next ?? this.#read(true)).catch(ignore);
  }

  /** Takes the cart that the page's context has. */
  take(cart: Cart): void {
    this.#show(cart);
  }

  /** Takes it that there is no cart. */
  takeNone(): void {
    this.#update({ status: 'none' });
  }

  async add(item: CartItem): Promise<AddedToCart> {
    let newlyAdded: unknown;
    // Together with the call, whose answer it shows.
    if (this.#opensDrawer(item)) this.#page.prepare('cart-drawer');
    const cart = await this.#change('add', item.sku, async (adapter) => {
      const answer = await adapter.add(item);
      newlyAdded = answer.newlyAdded;
      return answer.cart;
    });
    if (this.#opensDrawer(item)) this.open().catch(ignore);
    return { cart, newlyAdded };
  }

  setQuantity(entryId: string, quantity: number): Promise<CartSlice> {
    const send: Send = (adapter, token) => adapter.setQuantity(token, entryId, quantity);
    return this.#change('quantity', entryId, send, quantity);
  }

  async remove(entryId: string): ReturnType<CartControl['remove']> {
    const item = itemNamed(entryId, this.get().cart?.entries);
    const cart = await this.#change('remove', entryId, (adapter, token) => adapter.remove(token, entryId), 0);
    return { cart, undo: item && (() => this.#change('add', item.sku, async (one) => (await one.add(item)).cart)) };
  }

  applyCode(code: string): Promise<CartSlice> {
    return this.#change('code', 'code', (adapter, token) => adapter.applyCode(token, visibleText(code)));
  }

  setNote(note: string): Promise<CartSlice> {
    return this.#change('note', 'note', (adapter, token) => adapter.setNote(token, note));
  }

  setPostalCode(postalCode: string): Promise<CartSlice> {
    const country = siteOf(this.#page).region || 'BR';
    return this.#change('shipping', 'shipping', (adapter, token) =>
      adapter.setShippingLocation(token, { postalCode: visibleText(postalCode), country }),
    );
  }

  chooseShipping(key: string): Promise<CartSlice> {
    return this.#change('shipping', 'shipping', (adapter, token) => adapter.setShippingOption(token, key));
  }

  async checkout(): Promise<boolean> {
    const before = this.get();
    // A sentence about the whole cart that stayed would not be announced again.
    if (before.problem?.subject === '') this.#update({ problem: null });
    const own = await this.#changes.made();
    if (!own) return false;
    // Without the cookies the visitor is told so (CART-010); there is nothing to compare.
    if (hasCartCookies()) {
      const now = await this.read();
      if (now.status === 'purchased') return this.#refuse('cartPaid');
      const changed = before.cart && (now.cart ? changedBeside(before.cart, now.cart, own) : 'other');
      if (changed && changed !== 'nothing') return this.#refuse(changed === 'sums' ? 'cartOwnChange' : 'cartChanged');
    }
    try {
      return await this.#environment.checkout();
    } catch (error) {
      throw this.#fail('checkout', '', error);
    }
  }

  async open(): Promise<void> {
    await this.#page.open('cart-drawer');
  }

  use(adapter: Partial<CartAdapter>): void {
    this.#update(this.#environment.adapter.use(adapter));
    if (adapter.read) this.refresh();
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Whether the drawer opens: not over a page with the whole cart, nor for a subscription, whose checkout follows. */
  #opensDrawer({ planId }: CartItem): boolean {
    return !planId && this.settings.opensDrawer && !queryIn(document, `[data-block=cart-page],${PUBLISHED_CART}`)[0];
  }

  #say(key: keyof typeof messages): string {
    return translator(messages, this.#page.overrides, this.#page.messages)(key);
  }

  /** Shows why something was not done, without an error: the visitor decides what next. */
  #refuse(key: 'cartPaid' | 'cartChanged' | 'cartOwnChange'): false {
    this.#update({ problem: { action: 'checkout', subject: '', message: this.#say(key) } });
    return false;
  }

  #update(part: Partial<CartSlice>): void {
    if (!this.#stopped) this.#page.store.setState({ cart: { ...this.get(), ...part } });
  }

  /** Shows a cart as the server said it. */
  #show(cart: Cart | null): void {
    if (this.#stopped) return;
    const before = this.get();
    // What was paid for is in no cart any more.
    const totalQuantity = cart && !cart.isPurchased ? cartQuantity(cart) : 0;
    const same = before.status !== 'unknown' && toJson(before.cart) === toJson(cart);
    this.#update({ status: cartStatus(cart), cart: same ? before.cart : cart, totalQuantity });
    if (!same) emit(document, 'cart-change', { cart, totalQuantity });
  }

  #fail(action: CartProblem['action'], subject: string, error: unknown): CartError {
    const message = problemMessage(action, error, (key) => this.#say(key), this.get().isOwn);
    const problem = { action, subject, message };
    this.#update({ problem });
    return new CartError(problem, error);
  }

  /** Reads the cart once no tab is changing it. */
  #read(automatic: boolean): Promise<CartSlice> {
    const reading = this.#environment.lock.run('shared', async () => {
      const adapter = await this.#environment.adapter.get(automatic);
      this.#next = null;
      this.#sent = reading;
      this.#show(await adapter.read());
      if (this.get().problem?.action === 'read') this.#update({ problem: null });
      return this.get();
    });
    this.#next = reading;
    const done = (): void => {
      if (this.#next === reading) this.#next = null;
      if (this.#sent === reading) this.#sent = null;
    };
    reading.then(done, done);
    return reading;
  }

  /** Makes one change. */
  #change(action: CartProblem['action'], subject: string, send: Send, quantity?: number): Promise<CartSlice> {
    return this.#changes.follow(this.#send(action, subject, send), { action, subject, quantity });
  }

  /** Once no other tab is making a change. Without an answer the cart is read again: the server may have made it. */
  async #send(action: CartProblem['action'], subject: string, send: Send): Promise<CartSlice> {
    this.#update({ pending: [...this.get().pending, subject], problem: null });
    try {
      await this.#environment.lock.run('exclusive', async () => {
        const adapter = await this.#environment.adapter.get();
        this.#show(await send(adapter, await this.#token(action, adapter)));
        this.#environment.tellTabs();
      });
      return this.get();
    } catch (error) {
      this.refresh();
      this.#environment.tellTabs();
      throw this.#fail(action, subject, error);
    } finally {
      const pending = [...this.get().pending];
      pending.splice(pending.indexOf(subject), 1);
      this.#update({ pending });
    }
  }

  /** The token of the cart; another tab may have begun a new cart meanwhile. An item is added without one. */
  async #token(action: CartProblem['action'], adapter: CartAdapter): Promise<string> {
    if (action === 'add') return '';
    if (!this.get().cart?.cartToken && !this.get().isOwn) this.#show(await adapter.read());
    const token = this.get().cart?.cartToken;
    // The page's own calls may know the visitor without one.
    if (!token && !this.get().isOwn) throw new Error('the visitor has no cart');
    return token ?? '';
  }
}
