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

/** Starts the captchas of a page. Nothing is loaded before a form asks for one and its purpose is granted. */
function startCaptcha(page: Page): RunningService<CaptchaControl> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const widgets = new Map<Element, Widget>();
  const pending = new WeakMap<Element, Promise<void>>();
  const site = siteOf(page);
  const warn = ({ where, read, expected, used }: Problem): void =>
    page.log.warn('VT040', 'captcha', `${where}: read ${read}, expected ${expected}; used: ${used}.`);
  const settings = readCaptchaSettings(site.captchaSettings, warn);
  const widgetOf = (container: Element): Widget => {
    const widget = widgets.get(container);
    if (!widget) throw new Error(captchaNotSetUp);
    return widget;
  };
  const reset = (container: Element): void => {
    const { provider, id } = widgetOf(container);
    provider.reset(id);
  };

  const remove = (container: Element): void => {
    pending.delete(container);
    const widget = widgets.get(container);
    if (!widget) return;
    widgets.delete(container);
    widget.stop();
    try {
      widget.provider.remove?.(widget.id);
    } finally {
      widget.box.remove();
    }
  };

  async function render(container: Element, request: CaptchaRequest): Promise<void> {
    const { vendor, tell } = request;
    try {
      const { purpose } = settings;
      if (!allows(page.store.getState().consent, purpose)) {
        tell('waiting');
        await granted(page, purpose, signal);
      }
      tell('loading');
      await loadScript(vendor);
      signal.throwIfAborted();
      widgets.set(container, draw(container, request));
      tell('ready');
    } catch (error) {
      pending.delete(container);
      if (signal.aborted) throw new Error(documentDestroyed);
      page.log.error('VT040', captchaNotRendered, null, undefined, captchaNotRendered, error);
      tell('failed');
    }
  }

  async function loadScript(vendor: CaptchaVendor): Promise<void> {
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
    await loadThirdParty(file, { nonce: nonceOfTag(), again: true, signal });
  }

  function draw(container: Element, { vendor, siteKey, theme, tell }: CaptchaRequest): Widget {
    const provider = providerOf(vendor);
    if (!provider) throw new TypeError(`no ${vendor}`);
    const box = documentMember('createElement').call(document, 'div');
    container.append(box);
    const say = (token: string): void =>
      void container.dispatchEvent(new CustomEvent(`${PREFIX}:captcha-solved`, { detail: { token } }));
    try {
      const id = provider.render(box, {
        sitekey: siteKey || settings.siteKey || site.recaptchaEnterpriseContext.recaptchaEnterpriseSiteKey,
        theme: (theme || settings.theme).toLowerCase() === 'dark' ? 'dark' : 'light',
        size: captchaSize(container.getBoundingClientRect().width),
        callback: say,
        'expired-callback': () => say(''),
        'error-callback': () => {
          say('');
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

  return {
    api: {
      render(container, request) {
        const rendering = pending.get(container) ?? render(container, request);
        // A failure that was told is forgotten, so that the visitor can try again.
        pending.set(container, rendering);
        return rendering;
      },
      token: (container) => {
        const { provider, id } = widgetOf(container);
        return String(provider.getResponse(id) ?? '');
      },
      reset,
      remove,
    },
    stop() {
      stopping.abort();
      for (const container of widgets.keys()) remove(container);
    },
  };
}

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
