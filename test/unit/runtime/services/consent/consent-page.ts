import { vi } from 'vitest';
import type { Consent } from '../../../../../src/runtime/services/consent/consent.ts';
import consentService from '../../../../../src/runtime/services/consent/index.ts';
import type { Page } from '../../../../../src/runtime/stage/page.ts';
import type { ConsentSlice } from '../../../../../src/runtime/store/consent.ts';
import type { Store } from '../../../../../src/runtime/store/store.ts';
import type { CookieSettings } from '../../../../../src/vocab/rules/overlays/cookie-settings.ts';
import { fakeLayer, fakePage, pageStore } from '../../../../fake-page.ts';

export interface ConsentStage {
  readonly store: Store;
  readonly control: Consent;
  /** Hands an event to the service, as the starter of services does; whether it did something. */
  handle(event: Event): boolean;
  readonly opened: ReturnType<typeof vi.fn<(name: string) => void>>;
  /** Details of the `vitrine:consent-change` events so far. */
  readonly changes: { decided: boolean; purposes: Record<string, boolean>; version: number }[];
  slice(): ConsentSlice;
  stop(): void;
}

/** A page with only consent on it. */
export function consentPage(
  cookieSettings: CookieSettings,
  { inEditorFrame = false, ...own }: { inEditorFrame?: boolean } & Partial<Page> = {},
): ConsentStage {
  const context = own.context ?? { cookieSettings };
  const store = pageStore(context, inEditorFrame);
  const opened = vi.fn<(name: string) => void>();
  const changes: ConsentStage['changes'] = [];
  const heard = (event: Event): void => void changes.push((event as CustomEvent).detail);
  document.addEventListener('vitrine:consent-change', heard);
  const open: Page['open'] = async (name, ..._) => {
    opened(name);
    return fakeLayer();
  };
  const { api, stop, handle } = consentService.start({ ...fakePage(context, { store, open }), ...own });
  return {
    store,
    control: api as Consent,
    handle: (event) => handle?.(event, window) ?? false,
    opened,
    changes,
    slice: () => store.getState().consent,
    stop() {
      stop();
      document.removeEventListener('vitrine:consent-change', heard);
    },
  };
}
