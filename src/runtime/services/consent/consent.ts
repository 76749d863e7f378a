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

/** What the service needs of the page. */
export type ConsentPage = Pick<Page, 'store' | 'open' | 'context'>;

/** A banner that cannot come is reported where it fails. */
const ignore = (): void => {};

/**
 * The visitor's decision about cookies, from the first reading to a change of mind, and when the banner has to be asked for it. It keeps the decision in
 * the store for everybody else and draws nothing itself.
 */
export class Consent implements ConsentControl {
  readonly #page: ConsentPage;
  readonly #policy: CookiePolicy;
  #settings: CookieSettings;
  /** The settings from before the banner was forced. */
  #before: CookieSettings | null = null;
  #forced: boolean;
  #again = false;
  /** As the page came: it may tidy its address afterwards. */
  readonly #screenshot = inScreenshotMode(location.search);
  /** What the visitor chose, whatever the policy leaves of it; null while undecided. */
  #chosen: Purposes | null = null;
  #layer: Promise<LayerHandle> | null = null;
  /** Whether the decision can be read again. Where it cannot, it lives as long as the page. */
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

  /** Grants and takes back single purposes; what is not named stays. */
  set(purposes: Readonly<Partial<Record<ConsentPurpose, boolean>>>): void {
    const next: Record<ConsentPurpose, boolean> = { ...(this.#chosen ?? noPurposes) };
    for (const name of ['preferences', 'analytics', 'marketing'] as const) {
      const granted: unknown = purposes[name];
      if (typeof granted === 'boolean') next[name] = granted;
    }
    this.#decide(next);
  }

  /** Shows the choice again. */
  open(): void {
    this.#again = true;
    this.#publish();
  }

  /** Shows the banner whatever is stored; until `unforce` nothing is written. A malformed detail makes the command void. */
  force(settings?: unknown): void {
    const given = bannerCommand(settings);
    if (!given) return;
    this.#before ??= this.#settings;
    this.#settings = { ...this.#settings, ...given };
    this.#forced = true;
    this.#publish();
  }

  /** Replaces part of what the banner shows. */
  update(settings?: unknown): void {
    const given = bannerCommand(settings);
    if (!given) return;
    this.#settings = { ...this.#settings, ...given };
    this.#publish();
  }

  /** Back to the settings from before, and to the ordinary rule: enabled and undecided. */
  unforce(): void {
    this.#settings = this.#before ?? this.#settings;
    this.#before = null;
    this.#forced = false;
    this.#publish();
  }

  /** Takes up what another tab decided, or what was deleted or has ended meanwhile. */
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

  /** Collectors hear of it first, so that nobody writes again what is cleared. */
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

  /** Opens the banner, again where an earlier try failed. */
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
