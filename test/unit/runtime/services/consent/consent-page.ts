import { vi } from 'vitest';
import { startConsent } from '../../../../../src/runtime/services/consent/start-consent.ts';
import type { ConsentSlice } from '../../../../../src/runtime/store/consent.ts';
import { createPageStore, type Store } from '../../../../../src/runtime/store/store.ts';
import { toContext } from '../../../../../src/vocab/context.ts';
import type { CookieSettings } from '../../../../../src/vocab/rules/overlays/cookie-settings.ts';

export interface ConsentStage {
  readonly store: Store;
  readonly control: ReturnType<typeof startConsent>['control'];
  readonly opened: ReturnType<typeof vi.fn<(name: string) => void>>;
  /** Details of the `vitrine:consent-change` events so far. */
  readonly changes: { decided: boolean; purposes: Record<string, boolean>; version: number }[];
  slice(): ConsentSlice;
  stop(): void;
}

/** A page with only consent on it. */
export function consentPage(cookieSettings: CookieSettings, { inEditorFrame = false } = {}): ConsentStage {
  const store = createPageStore(toContext({ cookieSettings }), inEditorFrame);
  const opened = vi.fn<(name: string) => void>();
  const changes: ConsentStage['changes'] = [];
  const heard = (event: Event): void => void changes.push((event as CustomEvent).detail);
  document.addEventListener('vitrine:consent-change', heard);
  const { control, stop } = startConsent({ store, open: opened });
  return {
    store,
    control,
    opened,
    changes,
    slice: () => store.getState().consent,
    stop() {
      stop();
      document.removeEventListener('vitrine:consent-change', heard);
    },
  };
}
