import type { ConsentPurpose } from '../../vocab/block/define-block.ts';
import type { Request } from '../../vocab/calls.ts';
import type { CartAdapter, CartItem } from '../../vocab/cart-adapter.ts';
import type { Dialogs } from '../../vocab/dialogs.ts';
import type { SiteUserSession } from '../../vocab/member-session.ts';
import type { NativeBridge } from '../../vocab/native-bridge.ts';
import type { OverlayName, OverlayReport } from '../../vocab/overlay-report.ts';
import type { ConsentRecord } from '../../vocab/rules/overlays/consent-record.ts';
import type { CaptchaVendor } from '../../vocab/rules/third-parties/known-third-party.ts';
import type { CartSlice } from '../store/cart.ts';
import type { ConsentSlice } from '../store/consent.ts';
import type { Page } from './page.ts';

/** The visitor's choice, as page and banner work on it. */
export interface ConsentControl {
  get(): ConsentSlice;
  /** Grants and takes back single purposes. */
  set(purposes: Readonly<Partial<Record<ConsentPurpose, boolean>>>): void;
  /** Grants or takes back a single service; a visitor who was undecided has then decided, and refused the rest. */
  setService(name: string, granted: boolean): void;
  /** Shows the choice again: the preferences where the site has services or a strict preset, otherwise the banner. */
  open(): void;
  /** Opens the layer `consent-preferences`. */
  preferences(): void;
  /** Shows the banner whatever is stored, until `unforce` (CONSENT-026). */
  force(): void;
  unforce(): void;
  /** Returns what a site can show to an authority about the latest decision; null if there is none. */
  record(): ConsentRecord | null;
}

/** Which captcha a form asks for. */
export interface CaptchaRequest {
  readonly vendor: CaptchaVendor;
  /** Empty: the one of the page context. */
  readonly siteKey: string;
  readonly theme: string;
  /** Called with every change, so that the form can tell the visitor. */
  tell(state: CaptchaState): void;
}

/** `waiting`: its purpose is not granted. `failed`: it could not be loaded or rendered; another request tries again. */
export type CaptchaState = 'waiting' | 'loading' | 'ready' | 'failed';

/** The captchas of the page. A container dispatches `captcha-solved` with the token, empty once it has expired, and listens to `captcha-reset`. */
export interface CaptchaControl {
  /** Renders a captcha once per container (CAPTCHA-602). Rejects if the document goes away meanwhile (CAPTCHA-605). */
  render(container: Element, request: CaptchaRequest): Promise<void>;
  /** The token of a container; empty until its captcha is solved. Throws if none was rendered (CAPTCHA-604). */
  token(container: Element): string;
  /** Requests a new token. Throws if no captcha was rendered (CAPTCHA-604). */
  reset(container: Element): void;
  /** Removes a captcha whose form is gone. */
  remove(container: Element): void;
}

/** The maps service of a page's maps: its script is loaded once, whatever their number. */
export interface MapsControl {
  /** Whether the page has the key that the script needs (MAP-602). */
  readonly hasKey: boolean;
  /**
   * Loads the script, once for all who ask, and again for the next one after a failure (MAP-312). Resolves with the service's interface, and rejects after
   * 30 s (MAP-604) or without a key.
   *
   * @param refused called if the service refuses the key later
   * @param signal ends the use of the service: a script that arrives after the last use has ended has no effect
   */
  load(refused: () => void, signal: AbortSignal): Promise<unknown>;
}

/** What the site's settings say about its cart (`storeSettings` of the page context). */
export interface CartSettings {
  /** Whether a visitor may leave a note (`showNoteField`). */
  readonly note: boolean;
  /** Where an empty cart leads to (`continueShoppingLinkUrl`); empty where the site names no page. */
  readonly continueShoppingLinkUrl: string;
  /** Whether the drawer opens after something was added (`addToCartConfirmationType`: 1 the drawer, 2 a message only). */
  readonly opensDrawer: boolean;
  /** The smallest subtotal that can be ordered (`minimumOrderSubtotal`), in minor units; 0 without one. */
  readonly minimumSubtotalCents: number;
}

/** What was added to the cart. */
export interface AddedToCart {
  readonly cart: CartSlice;
  /** The new or raised entry, as the server says it. */
  readonly newlyAdded: unknown;
}

/**
 * The visitor's cart, for blocks and the page's own scripts. Every change is sent to the server, whose cart is then shown in this tab and every other; a
 * change that is refused rejects with an error whose message is a sentence for the visitor, and that the slice has as its `problem`.
 */
export interface CartControl {
  get(): CartSlice;
  /** What the site's settings say about its cart. */
  readonly settings: CartSettings;
  /** Asks the server, once for all who ask at the same time. */
  read(): Promise<CartSlice>;
  add(item: CartItem): Promise<AddedToCart>;
  /** @param quantity an integer, 1 or more */
  setQuantity(entryId: string, quantity: number): Promise<CartSlice>;
  /** Removes an entry; `undo` adds the same item again. */
  remove(entryId: string): Promise<{ readonly cart: CartSlice; undo(): Promise<CartSlice> }>;
  /** A promo code or a gift card's code. */
  applyCode(code: string): Promise<CartSlice>;
  setNote(note: string): Promise<CartSlice>;
  /** Asks for the shipping options of a postal code. */
  setPostalCode(postalCode: string): Promise<CartSlice>;
  /** @param key the key of one of the cart's shipping options */
  chooseShipping(key: string): Promise<CartSlice>;
  /** Redirects to the checkout, or explains why not (CART-009, CART-010). Resolves to whether it redirects. */
  checkout(): Promise<boolean>;
  /** Opens the drawer. */
  open(): Promise<void>;
  /** Replaces calls of the cart by those of the page, which then has to keep their contract. */
  use(adapter: Partial<CartAdapter>): void;
}

/**
 * The ways to the checkout (NAV-003 to NAV-007, NAV-010 to NAV-013). Where a stranger frames the page, each opens in a top window of its own (D-49); inside the
 * editor's frame, donation and gift card change the top window. Each is gone once at a time.
 */
export interface CheckoutControl {
  /** Whether it redirects: without the cart's cookies the visitor is told why not. */
  cart(): Promise<boolean>;
  subscription(cartToken: string): Promise<void>;
  /** @param otherwise called in place of the redirect if the server has no such page */
  donation(donatePageId: string, otherwise?: () => void): Promise<void>;
  /** @param otherwise as of `donation` */
  giftCard(productId: string, sku?: string, otherwise?: () => void): Promise<void>;
  /** Whether the page is framed by a stranger, so that what pays or signs in must open in a top window. */
  readonly framed: boolean;
}

/** The session of a site member. */
export interface MemberControl extends Pick<SiteUserSession, 'login' | 'logout' | 'setLocale' | 'withToken'> {
  /** Whether a member is signed in, as far as this page knows: by the page context, or by a login since. */
  signedIn(): boolean;
  /** Whether the page is framed by a stranger: `login` then rejects without a call, and a view opens a top window instead (D-49). */
  readonly framed: boolean;
}

/** What lies over the page, for its owner. */
export interface OverlaysControl {
  /** Each overlay of the page, and why it is not shown. */
  report(): readonly OverlayReport[];
  /** Shows an overlay whatever its rules say, or takes it away. */
  show(name: OverlayName, shown: boolean): Promise<void>;
}

/** What a signed-in account can do on a page of its site. */
export interface OwnerControl {
  /** The addresses of the configuration areas of the site and of its design; null for whom they are not. */
  readonly areas: { readonly site: string; readonly design: string } | null;
  /** Signs out, once, and goes to the site's root (OWNER-018). Without an account it does nothing. */
  signOut(): Promise<void>;
}

/** What each service gives to those that ask for it; `undefined` for one that only works. */
export interface ServiceApis {
  consent: ConsentControl;
  /** The page's one call layer. */
  calls: Request;
  /** Dialogs and spinner for the scripts of the page. */
  dialogs: Dialogs;
  /** Tracks an accepted newsletter subscription (NEWS-003). It never rejects. */
  subscriptions: (formId: string) => Promise<void>;
  captcha: CaptchaControl;
  maps: MapsControl;
  /** Records that the quick view of a product was opened (CENSUS-620). It never rejects. */
  'quick-views': (productId: string) => Promise<void>;
  cart: CartControl;
  checkout: CheckoutControl;
  member: MemberControl;
  overlays: OverlaysControl;
  owner: OwnerControl;
  native: NativeBridge;
}

export type ServiceName = keyof ServiceApis;

/** A service at work. */
export interface RunningService<Api = unknown> {
  readonly api: Api;
  stop(): void;
  /**
   * Takes an event that its declaration names.
   *
   * @param target what the selector of the declaration matched; once the event is over, its own path is empty
   * @returns whether it did something, so that the event's own way is over
   */
  handle?(event: Event, target: EventTarget): boolean;
}

/** What a service's chunk gives. */
export interface ServiceModule<Api = unknown> {
  start(page: Page): RunningService<Api>;
}
