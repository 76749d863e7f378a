import type { Problem } from '../../../vocab/block/problem.ts';
import { captchaScriptExpected, readCaptchaSettings } from '../../../vocab/captcha-settings.ts';
import { captchaNotRendered, captchaNotSetUp, documentDestroyed } from '../../../vocab/logged-messages.ts';
import { PREFIX } from '../../../vocab/names.ts';
import { captchaSize } from '../../../vocab/rules/captcha-size.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import { captchaScript } from '../../../vocab/rules/third-parties/captcha-script.ts';
import type { CaptchaVendor } from '../../../vocab/rules/third-parties/known-third-party.ts';
import { configuredAddress } from '../../page/configured-address.ts';
import { documentMember, queryIn } from '../../page/document-member.ts';
import { allowThirdParty, loadThirdParty } from '../../page/load-third-party.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { allows } from '../../store/consent.ts';
import { siteOf } from '../../store/site-of.ts';
import { type CaptchaProvider, providerOf } from './provider.ts';
import type { CaptchaControl, CaptchaRequest } from './service.ts';

export default { start: startCaptcha } satisfies ServiceModule<CaptchaControl>;

/** A captcha that was rendered. */
interface Widget {
  readonly provider: CaptchaProvider;
  readonly id: unknown;
  readonly box: Element;
  stop(): void;
}

/** A captcha that a form has asked for, rendered or not. */
interface Asked {
  readonly request: CaptchaRequest;
  /** Aborted once nobody wants it any more. */
  readonly ended: AbortController;
  readonly rendering: Promise<void>;
}

/** Starts the captchas of a page. Nothing is loaded before a form asks for one and its purpose is granted. */
function startCaptcha(page: Page): RunningService<CaptchaControl> {
  const widgets = new Map<Element, Widget>();
  const asked = new Map<Element, Asked>();
  let stopped = false;
  /** Ends files that are on their way. */
  let withdrawal = new AbortController();
  const site = siteOf(page);
  const warn = ({ where, read, expected, used }: Problem): void =>
    page.log.warn('VT040', 'captcha', `${where}: read ${read}, expected ${expected}; used: ${used}.`);
  const settings = readCaptchaSettings(site.captchaSettings, warn);
  const widgetOf = (container: Element): Widget => {
    const widget = widgets.get(container);
    if (!widget) throw new Error(captchaNotSetUp);
    return widget;
  };
  const isAllowed = (): boolean => allows(page.store.getState().consent, settings.purpose);
  const reset = (container: Element): void => {
    const { provider, id } = widgetOf(container);
    provider.reset(id);
  };

  const remove = (container: Element): void => {
    asked.get(container)?.ended.abort();
    asked.delete(container);
    const widget = widgets.get(container);
    if (!widget) return;
    widgets.delete(container);
    widget.stop();
    try {
      widget.provider.remove?.(widget.id);
    } catch {
      // A provider that fails keeps the visitor's decision from nobody.
    }
    widget.box.remove();
  };

  /** A failure that was told is forgotten, so that the visitor can try again. */
  function ask(container: Element, request: CaptchaRequest): Promise<void> {
    const known = asked.get(container);
    if (known) return known.rendering;
    const ended = new AbortController();
    const rendering = render(container, request, ended.signal);
    asked.set(container, { request, ended, rendering });
    return rendering;
  }

  async function render(container: Element, request: CaptchaRequest, signal: AbortSignal): Promise<void> {
    const { vendor, tell } = request;
    try {
      if (!isAllowed()) {
        tell('waiting');
        await granted(page, settings.purpose, signal);
      }
      tell('loading');
      await loadScript(vendor, signal);
      signal.throwIfAborted();
      widgets.set(container, draw(container, request));
      // It has failed while it was being rendered.
      if (signal.aborted) remove(container);
      else tell('ready');
    } catch (error) {
      if (stopped) throw new Error(documentDestroyed);
      if (signal.aborted) return;
      asked.delete(container);
      page.log.error('VT040', captchaNotRendered, null, undefined, captchaNotRendered, error);
      tell('failed');
    }
  }

  async function loadScript(vendor: CaptchaVendor, signal: AbortSignal): Promise<void> {
    const given = Object.hasOwn(settings.scripts, vendor) ? (settings.scripts[vendor] ?? '') : '';
    const own = configuredAddress(given);
    if (given !== '' && own === null)
      warn({
        where: `captchaSettings.scripts.${vendor}`,
        read: toJson(given),
        expected: captchaScriptExpected,
        used: 'the vendor’s own address',
      });
    const file = captchaScript(site, vendor, own ?? undefined);
    // The address is from the site's configuration (T-16).
    if (own) allowThirdParty(file.address);
    await loadThirdParty(file, { nonce: nonceOfTag(), again: true, signal, withdrawn: withdrawal.signal });
  }

  function draw(container: Element, { vendor, siteKey, theme, tell }: CaptchaRequest): Widget {
    const provider = providerOf(vendor);
    if (!provider) throw new TypeError(`no ${vendor}`);
    const box = documentMember('createElement').call(document, 'div');
    container.append(box);
    const say = (token: string): void => tellToken(container, token);
    try {
      const id = provider.render(box, {
        sitekey: siteKey || settings.siteKey || site.recaptchaEnterpriseContext.recaptchaEnterpriseSiteKey,
        theme: (theme || settings.theme).toLowerCase() === 'dark' ? 'dark' : 'light',
        size: captchaSize(container.getBoundingClientRect().width),
        callback: say,
        'expired-callback': () => say(''),
        'error-callback': () => {
          // Of one that is no longer shown.
          if (!box.parentNode) return;
          say('');
          remove(container);
          tell('failed');
        },
      });
      const onReset = (): void => reset(container);
      container.addEventListener(`${PREFIX}:captcha-reset`, onReset);
      return { provider, id, box, stop: () => container.removeEventListener(`${PREFIX}:captcha-reset`, onReset) };
    } catch (error) {
      box.remove();
      throw error;
    }
  }

  let wasAllowed = isAllowed();
  const unsubscribe = page.store.subscribe(() => {
    const before = wasAllowed;
    wasAllowed = isAllowed();
    if (!before || wasAllowed) return;
    withdrawal.abort();
    withdrawal = new AbortController();
    // Each waits again, as before the yes.
    for (const [container, { request }] of [...asked]) {
      const isRendered = widgets.has(container);
      remove(container);
      if (isRendered) tellToken(container, '');
      ask(container, request).catch(() => {});
    }
  });

  return {
    api: {
      render: ask,
      token: (container) => {
        const { provider, id } = widgetOf(container);
        return String(provider.getResponse(id) ?? '');
      },
      reset,
      remove,
    },
    stop() {
      stopped = true;
      unsubscribe();
      for (const container of asked.keys()) remove(container);
    },
  };
}

const tellToken = (container: Element, token: string): void =>
  void container.dispatchEvent(new CustomEvent(`${PREFIX}:captcha-solved`, { detail: { token } }));

/** The nonce of the page's content security policy, as its scripts have it. */
const nonceOfTag = (): string => {
  const [tag] = queryIn(document, 'script[nonce]');
  return tag instanceof HTMLScriptElement ? tag.nonce : '';
};

/** Resolves when a purpose is granted; rejects when the service stops. */
const granted = ({ store }: Page, purpose: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = store.subscribe(({ consent }) => {
      if (!allows(consent, purpose)) return;
      end();
      resolve();
    });
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason);
    });
  });
