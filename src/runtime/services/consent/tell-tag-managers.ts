import type { ConsentPurpose } from '../../../vocab/block/define-block.ts';
import type { CookieSettings } from '../../../vocab/rules/overlays/cookie-settings.ts';
import { dataLayer } from '../../page/data-layer.ts';
import type { ConsentSlice } from '../../store/consent.ts';
import type { Store } from '../../store/store.ts';

/** Google's kinds of consent, by the purpose that grants them. */
const GOOGLE: Readonly<Record<string, ConsentPurpose>> = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
  functionality_storage: 'preferences',
  personalization_storage: 'preferences',
  security_storage: 'necessary',
};

const googleState = ({ purposes }: Pick<ConsentSlice, 'purposes'>): Record<string, string> =>
  Object.fromEntries(Object.entries(GOOGLE).map(([kind, purpose]) => [kind, purposes[purpose] ? 'granted' : 'denied']));

/** Adds an entry that Google's tags read: the arguments of a call of `gtag`, as an `arguments` object. */
function gtag(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's tags ignore an array.
  dataLayer().push(arguments);
}

/**
 * Tells Google's consent mode and the page's data layer about the decision, now and after every change, where the site wants it. Nothing is granted by default.
 *
 * @returns a function that stops it
 */
export function tellTagManagers(settings: CookieSettings, store: Store): () => void {
  const google = settings.googleConsentMode === true;
  const layer = settings.dataLayer === true;
  if (!google && !layer) return () => {};
  const tell = ({ decided, purposes, services }: ConsentSlice): void => {
    if (google) gtag('consent', 'update', googleState({ purposes }));
    if (layer) dataLayer().push({ event: 'vitrine_consent', decided, purposes, services });
  };
  if (google) {
    const purposes = { necessary: true, preferences: false, analytics: false, marketing: false };
    gtag('consent', 'default', { ...googleState({ purposes }), wait_for_update: 500 });
  }
  const { consent } = store.getState();
  if (consent.decided) tell(consent);
  return store.subscribe(({ consent: now }, { consent: before }) => {
    if (now.decided !== before.decided || now.purposes !== before.purposes || now.services !== before.services)
      tell(now);
  });
}
