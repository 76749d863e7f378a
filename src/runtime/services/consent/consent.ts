import type { ConsentPurpose } from '../../../vocab/block/define-block.ts';
import type { LayerHandle } from '../../../vocab/block/layers.ts';
import { bannerCommand } from '../../../vocab/rules/overlays/banner-command.ts';
import { bannerLook } from '../../../vocab/rules/overlays/banner-look.ts';
import type { ConsentRecord, ShownChoice } from '../../../vocab/rules/overlays/consent-record.ts';
import type { ConsentService } from '../../../vocab/rules/overlays/consent-service.ts';
import { COOKIE_BANNER_VERSION } from '../../../vocab/rules/overlays/consent-terms.ts';
import { type CookiePolicy, hasPreset, policyOf } from '../../../vocab/rules/overlays/cookie-policy.ts';
import type { CookieSettings } from '../../../vocab/rules/overlays/cookie-settings.ts';
import { ownDecisions } from '../../../vocab/rules/overlays/service-decisions.ts';
import { emit } from '../../page/emit.ts';
import { inForeignFrame } from '../../page/foreign-frame.ts';
import { inScreenshotMode } from '../../page/page-modes.ts';
import type { Page } from '../../stage/page.ts';
import type { ConsentControl } from '../../stage/services.ts';
import type { BannerSlice, ConsentSlice, PreferencesSlice } from '../../store/consent.ts';
import { allPurposes, type Decision, readDecision, underPolicy, writeDecision } from '../../store/decision.ts';
import { siteOf } from '../../store/site-of.ts';
import { mayBeWhole, noService, nothingChosen, same, withPurposes, withService } from './change-decision.ts';
import { clearRefused } from './clear-refused.ts';
import { ConsentRecords } from './consent-records.ts';
import { declaredServices } from './declared-services.ts';
import { clearTrackingCookies, refusedByBrowser } from './permissions.ts';
import { recordOf } from './record-of.ts';

/** What the service needs from the page. */
export type ConsentPage = Pick<Page, 'store' | 'open' | 'prepare' | 'context' | 'log' | 'language' | 'overrides'>;

/** A layer that cannot be opened is reported where it fails. */
const ignore = (): void => {};

/** A decision that the page's own code made: nothing was shown. */
const byPage: ShownChoice = { place: 'page', texts: [] };

/**
 * Manages the visitor's decision about cookies, from the first reading to later changes, and decides when the banner has to be shown. It keeps the decision in
 * the store for all other code and renders nothing itself.
 */
export class Consent implements ConsentControl {
  readonly #page: ConsentPage;
  readonly #policy: CookiePolicy;
  readonly #declared: readonly ConsentService[];
  readonly #records: ConsentRecords;
  /** In a frame of a stranger a decision lasts as long as the page and is not stored. */
  readonly #foreign: boolean;
  #preferences: PreferencesSlice;
  #settings: CookieSettings;
  /** The settings that applied before the banner was forced. */
  #before: CookieSettings | null = null;
  #forced: boolean;
  #again = false;
  /** Read when the page starts, because a page may change its address afterwards. */
  readonly #screenshot = inScreenshotMode(location.search);
  /** What the visitor chose, before the policy restricts it; null while undecided. */
  #chosen: Decision | null = null;
  #decisions: number | undefined;
  #layer: Promise<LayerHandle> | null = null;
  /** True if the stored decision can be read again. If not, it lasts as long as the page. */
  #readable = true;

  constructor(page: ConsentPage) {
    const site = siteOf(page);
    const { inEditorFrame } = page.store.getState();
    this.#page = page;
    this.#settings = site.cookieSettings;
    this.#policy = policyOf(site.cookieSettings);
    this.#declared = declaredServices(page);
    this.#foreign = !inEditorFrame && inForeignFrame(page.context);
    this.#records = new ConsentRecords(site.cookieSettings.recordUrl, !this.#foreign, page.log);
    // The editor previews the banner of every site with settings for it, enabled or not (CONSENT-024).
    this.#forced = inEditorFrame && Object.keys(site.cookieSettings).length > 0;
    this.#chosen = readDecision(page.context);
    this.#preferences = {
      opened: 0,
      refusedByBrowser: refusedByBrowser(),
      savedText: String(site.cookieSettings.cookieBannerSavedPreferencesText ?? ''),
      absolute: this.#policy.absolute,
      accept: (shown) => this.accept(shown),
      refuse: (shown) => this.refuse(shown),
      save: (choice, shown) => this.#decide(choice, shown),
    };
    this.#publish();
    this.#clear(false);
  }

  get(): ConsentSlice {
    return this.#page.store.getState().consent;
  }

  record(): ConsentRecord | null {
    return this.#chosen && this.#records.latest;
  }

  accept(shown = byPage): void {
    this.#decide({ purposes: allPurposes, services: {} }, shown);
  }

  refuse(shown = byPage): void {
    this.#decide(nothingChosen, shown);
  }

  /** Grants and withdraws single purposes with all their services; purposes that are not named do not change. A refusal closes what was opened once. */
  set(purposes: Readonly<Partial<Record<ConsentPurpose, boolean>>>): void {
    const next = withPurposes(this.#chosen ?? nothingChosen, purposes, this.#declared);
    this.#decide(next, byPage, Object.values(purposes).includes(false) && !same(next, this.#chosen));
  }

  /** Grants and withdraws one service. */
  setService(name: string, granted: boolean, shown = byPage): void {
    const next = withService(this.#chosen ?? nothingChosen, name, granted);
    if (next) this.#decide(next, shown, false);
    else this.#page.log.warn('VT040', 'consent', noService(name));
  }

  /** Opens the preferences or the banner again, so that the visitor can change the decision. Returns whether either is shown. */
  open(): boolean {
    if (this.opensPreferences) {
      this.preferences();
      return true;
    }
    this.#again = true;
    this.#publish();
    return this.get().banner !== null;
  }

  preferences(): void {
    this.#preferences = { ...this.#preferences, opened: this.#preferences.opened + 1 };
    this.#publish();
    this.#page.open('consent-preferences').catch(ignore);
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
    if (this.#foreign && this.#chosen) return;
    const stored = readDecision(this.#page.context);
    if (stored === null && !this.#readable) return;
    this.#readable = true;
    if (same(stored, this.#chosen)) return;
    if (mayBeWhole(stored, this.#chosen)) this.#decisions = (this.#decisions ?? 0) + 1;
    [this.#chosen, this.#again] = [stored, false];
    this.#settle();
  }

  /** What `open` opens: the preferences, otherwise the banner. */
  get opensPreferences(): boolean {
    return this.#declared.length > 0 || hasPreset(this.#settings);
  }

  get #enabled(): boolean {
    return this.#settings.isCookieBannerEnabled === true || hasPreset(this.#settings);
  }

  #decide({ purposes, services }: Decision, shown: ShownChoice, isWhole = true): void {
    if (this.#forced) return;
    if (isWhole) this.#decisions = (this.#decisions ?? 0) + 1;
    const chosen = { purposes, services: ownDecisions(purposes, services, this.#declared) };
    this.#chosen = chosen;
    this.#readable = !this.#foreign && writeDecision(chosen, this.#policy, this.#page.context);
    this.#again = false;
    this.#settle();
    this.#records.add(recordOf(this.get(), { policy: this.#policy, page: this.#page, shown }), this.#readable);
  }

  /** Collectors are notified first, so that none of them writes again what is cleared. */
  #settle(): void {
    this.#publish();
    this.#clear(this.get().decided);
  }

  #clear(decided: boolean): void {
    if (!decided && !this.#policy.restrictive) return;
    clearTrackingCookies(this.get());
    clearRefused(this.get());
  }

  #publish(): void {
    const before = this.get();
    const decided = this.#chosen !== null;
    const granted = underPolicy(this.#chosen ?? nothingChosen, this.#policy);
    const purposes = same(granted.purposes, before.purposes) ? before.purposes : granted.purposes;
    const services = same(granted.services, before.services) ? before.services : granted.services;
    const banner = this.#banner();
    const own = { declared: this.#declared, preferences: this.#preferences, decisions: this.#decisions };
    this.#page.store.setState({ consent: { decided, purposes, services, banner, ...own } });
    if (banner) this.#show();
    else this.#layer?.then((layer) => layer.close(), ignore);
    if (decided !== before.decided || purposes !== before.purposes || services !== before.services)
      emit(document, 'consent-change', { version: COOKIE_BANNER_VERSION, decided, purposes, services });
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
      look: bannerLook(this.#settings, this.#declared.length > 0),
      forced: this.#forced,
      again: this.#again,
      accept: (shown) => this.accept(shown),
      refuse: (shown) => this.refuse(shown),
      manage: () => this.preferences(),
      leave: () => this.#leave(),
    };
  }

  #leave(): void {
    if (this.#chosen === null || this.#forced) return;
    this.#again = false;
    this.#publish();
  }
}
