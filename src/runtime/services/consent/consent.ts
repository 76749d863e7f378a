import type { ConsentPurpose } from '../../../vocab/block/define-block.ts';
import type { LayerHandle } from '../../../vocab/block/layers.ts';
import { bannerCommand } from '../../../vocab/rules/overlays/banner-command.ts';
import { bannerLook } from '../../../vocab/rules/overlays/banner-look.ts';
import { COOKIE_BANNER_VERSION } from '../../../vocab/rules/overlays/consent-terms.ts';
import { type CookiePolicy, policyOf } from '../../../vocab/rules/overlays/cookie-policy.ts';
import type { CookieSettings } from '../../../vocab/rules/overlays/cookie-settings.ts';
import { emit } from '../../blocks/emit.ts';
import type { Page } from '../../blocks/page.ts';
import type { ConsentControl } from '../../blocks/services.ts';
import { inScreenshotMode } from '../../page/page-modes.ts';
import type { BannerSlice, ConsentSlice, Purposes } from '../../store/consent.ts';
import { allPurposes, noPurposes, readDecision, underPolicy, writeDecision } from '../../store/decision.ts';
import { siteOf } from '../../store/site-of.ts';
import { clearTrackingCookies } from './gate.ts';

/** What the service needs from the page. */
export type ConsentPage = Pick<Page, 'store' | 'open' | 'context'>;

/** A banner that cannot be opened is reported where it fails. */
const ignore = (): void => {};

/**
 * Manages the visitor's decision about cookies, from the first reading to later changes, and decides when the banner has to be shown. It keeps the decision in
 * the store for all other code and renders nothing itself.
 */
export class Consent implements ConsentControl {
  readonly #page: ConsentPage;
  readonly #policy: CookiePolicy;
  #settings: CookieSettings;
  /** The settings that applied before the banner was forced. */
  #before: CookieSettings | null = null;
  #forced: boolean;
  #again = false;
  /** Read when the page starts, because a page may change its address afterwards. */
  readonly #screenshot = inScreenshotMode(location.search);
  /** What the visitor chose, before the policy restricts it; null while undecided. */
  #chosen: Purposes | null = null;
  #layer: Promise<LayerHandle> | null = null;
  /** Whether the stored decision can be read again. If not, it lasts as long as the page. */
  #readable = true;

  constructor(page: ConsentPage) {
    const site = siteOf(page);
    const { inEditorFrame } = page.store.getState();
    this.#page = page;
    this.#settings = site.cookieSettings;
    this.#policy = policyOf(site.cookieSettings);
    // The editor previews the banner of a site that has one.
    this.#forced = inEditorFrame && this.#enabled;
    this.#chosen = readDecision();
    this.#publish();
    if (this.#policy.restrictive && !this.get().purposes.analytics) clearTrackingCookies();
  }

  get(): ConsentSlice {
    return this.#page.store.getState().consent;
  }

  accept(): void {
    this.#decide(allPurposes);
  }

  refuse(): void {
    this.#decide(noPurposes);
  }

  /** Grants and withdraws single purposes; purposes that are not named do not change. */
  set(purposes: Readonly<Partial<Record<ConsentPurpose, boolean>>>): void {
    const next: Record<ConsentPurpose, boolean> = { ...(this.#chosen ?? noPurposes) };
    for (const name of ['preferences', 'analytics', 'marketing'] as const) {
      const granted: unknown = purposes[name];
      if (typeof granted === 'boolean') next[name] = granted;
    }
    this.#decide(next);
  }

  /** Opens the banner again, so that the visitor can change the decision. */
  open(): void {
    this.#again = true;
    this.#publish();
  }

  /** Shows the banner whatever is stored; nothing is written until `unforce`. Malformed settings make the command void. */
  force(settings?: unknown): void {
    const given = bannerCommand(settings);
    if (!given) return;
    this.#before ??= this.#settings;
    this.#settings = { ...this.#settings, ...given };
    this.#forced = true;
    this.#publish();
  }

  /** Replaces part of the banner's settings. */
  update(settings?: unknown): void {
    const given = bannerCommand(settings);
    if (!given) return;
    this.#settings = { ...this.#settings, ...given };
    this.#publish();
  }

  /** Restores the earlier settings and the normal rule: the banner is shown if it is enabled and the visitor is undecided. */
  unforce(): void {
    this.#settings = this.#before ?? this.#settings;
    this.#before = null;
    this.#forced = false;
    this.#publish();
  }

  /** Applies a decision that another tab made, or that was deleted or has expired in the meantime. */
  reread(): void {
    const stored = readDecision();
    if (stored === null && !this.#readable) return;
    this.#readable = true;
    if (same(stored, this.#chosen)) return;
    this.#chosen = stored;
    this.#again = false;
    this.#settle();
  }

  get #enabled(): boolean {
    return this.#settings.isCookieBannerEnabled === true;
  }

  #decide(purposes: Purposes): void {
    if (this.#forced) return;
    this.#chosen = purposes;
    this.#readable = writeDecision(purposes, this.#policy);
    this.#again = false;
    this.#settle();
  }

  /** Collectors are notified first, so that none of them writes again what is cleared. */
  #settle(): void {
    this.#publish();
    const { decided, purposes } = this.get();
    if (!purposes.analytics && (decided || this.#policy.restrictive)) clearTrackingCookies();
  }

  #publish(): void {
    const { store } = this.#page;
    const before = this.get();
    const decided = this.#chosen !== null;
    const granted = underPolicy(this.#chosen ?? noPurposes, this.#policy);
    const purposes = same(granted, before.purposes) ? before.purposes : granted;
    const banner = this.#banner();
    store.setState({ consent: { decided, purposes, banner } });
    if (banner) this.#show();
    else this.#layer?.then((layer) => layer.close(), ignore);
    if (decided !== before.decided || purposes !== before.purposes)
      emit(document, 'consent-change', { version: COOKIE_BANNER_VERSION, decided, purposes });
  }

  /** Opens the banner, and tries again if an earlier attempt failed. */
  #show(): void {
    const layer = this.#page.open('cookie-banner');
    this.#layer = layer;
    layer
      .then(({ closed }) => closed)
      .catch(ignore)
      .then(() => {
        if (this.#layer === layer) this.#layer = null;
      });
  }

  #banner(): BannerSlice | null {
    const asked = this.#enabled && (this.#chosen === null || this.#again);
    if (this.#screenshot || !(this.#forced || asked)) return null;
    return {
      look: bannerLook(this.#settings),
      forced: this.#forced,
      again: this.#again,
      accept: () => this.accept(),
      refuse: () => this.refuse(),
      leave: () => this.#leave(),
    };
  }

  #leave(): void {
    if (this.#chosen === null || this.#forced) return;
    this.#again = false;
    this.#publish();
  }
}

function same(one: Purposes | null, other: Purposes | null): boolean {
  if (one === null || other === null) return one === other;
  return (Object.keys(one) as ConsentPurpose[]).every((name) => one[name] === other[name]);
}
