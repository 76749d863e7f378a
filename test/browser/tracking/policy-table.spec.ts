// Which calls of what is measured a page makes, in a table: the policy of the site × the visitor's decision × Global Privacy Control × the service.
import type { Page } from '@playwright/test';
import { expect, type PageWith, test } from '../tools/fixture.ts';
import { arrived, watchTraffic } from '../tools/traffic.ts';
import { decide, hide, openMeasured, POLICIES, started } from './measured-page.ts';

type Settings = Readonly<Record<string, unknown>>;

const DECISIONS: Readonly<Record<string, Settings | null>> = {
  none: null,
  all: { analytics: true, marketing: true },
  'analytics only': { analytics: true, marketing: false },
  'marketing only': { analytics: false, marketing: true },
  nothing: { analytics: false, marketing: false },
};

/** The calls of each service, and the purpose that it needs. */
const SERVICES: Readonly<Record<string, { readonly call: RegExp; readonly purpose: 'analytics' | 'marketing' }>> = {
  landing: { call: /^\/api\/track\/Track$/, purpose: 'marketing' },
  visits: { call: /^\/api\/census\/RecordHit$/, purpose: 'analytics' },
  trace: { call: /^\/api\/events\/Trace$/, purpose: 'analytics' },
  census: { call: /^\/api\/census\/button-render$/, purpose: 'analytics' },
  performance: { call: /^\/api\/1\/performance\//, purpose: 'analytics' },
  'own endpoint': { call: /^\/medidas$/, purpose: 'analytics' },
  'events service': { call: /^\/api\/v1\/events$/, purpose: 'analytics' },
  'platform events': { call: /^\/api\/events\/RecordEvent$/, purpose: 'analytics' },
  'data layer': { call: /^\/camada$/, purpose: 'analytics' },
  tracker: { call: /^\/rastreador$/, purpose: 'analytics' },
  'ad pixel': { call: /^\/pixel$/, purpose: 'marketing' },
  'session recording': { call: /^\/api\/commerce\/fullstory\/getId$/, purpose: 'analytics' },
};

/** Everything that a site may name for what is measured. What is on the page and makes no call of its own makes one here. */
const NAMED: Settings = {
  measureSettings: {
    endpoint: '/medidas',
    eventsUrl: '/',
    platformEvent: 'loja',
    dataLayer: true,
    tracker: 'rastreador',
    pixel: 'pixel',
    recording: { toggle: 5, experiment: 'gravar', script: 'https://grava.exemplo/s.js' },
  },
  featureFlags: [5],
  experiments: { gravar: true },
};
const TOOLS = `<script>
  const ask = async (path) => void (await (await fetch(path)).text());
  window.dataLayer = Object.assign([], { push: ({ event }) => event === 'vitrine_measure' && ask('/camada') });
  window.rastreador = { track: () => ask('/rastreador') };
  window.pixel = () => ask('/pixel');
  Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { value: 4 });
</script>`;

/** The cookies that identify a visitor: of the visitor record and of the events. */
const IDENTIFYING = ['ss_cvr', 'ss_cvt', 'vitrine-analytics-id'];

/** Where what is measured waits, and what identifies a visitor. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...document.cookie.split('; ').map((one) => one.replace(/=.*/, ''))]
      .filter((name) => /^(vitrine:(trace|measure)|ss_c(id|pvisit|v)|vitrine-analytics-id)/.test(name))
      .sort(),
  );

/** What visitors do that is measured. */
const act = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new CustomEvent('vitrine:form-success', { detail: { formId: 'f1' } }));
    document.dispatchEvent(new CustomEvent('vitrine:measure', { detail: { name: 'viu', data: {} } }));
  });

/** Until all calls that were asked for have been sent, and answered: what makes them is a file that may come late, and one call more goes out behind theirs. */
async function allSent(page: Page): Promise<void> {
  await page.evaluate(() =>
    Reflect.get(window, 'Vitrine')
      .request({ method: 'GET', path: '/api/behind', quiet: true })
      .catch(() => {}),
  );
  await arrived(page);
}

/** Opens a page on which everything would be measured. */
const openAll = async (page: Page, pageWith: PageWith, policy: Settings): Promise<void> => {
  await openMeasured(
    pageWith,
    { cookieSettings: { isActivityLogEnabled: true, ...policy }, ...NAMED },
    { html: '<a data-census-button href="/atelie/contato">Contato</a>', query: '?utm_source=carta', head: TOOLS },
  );
  await started(page);
};

const ALL_POLICIES = Object.keys(POLICIES);
for (const { gpc, policies, tag } of [
  { gpc: false, policies: ['open', 'restrictive'], tag: [] },
  { gpc: false, policies: ALL_POLICIES.filter((name) => !/^(open|restrictive)$/.test(name)), tag: '@long' },
  { gpc: true, policies: ALL_POLICIES, tag: '@long' },
])
  test(`under the policies ${policies.join(', ')} each service calls exactly where policy and decision allow its purpose, and nothing is left of a withdrawn one${gpc ? ', with Global Privacy Control' : ''} [CONSENT-031, CONSENT-039, CONSENT-605, TRACK-305]`, {
    tag,
  }, async ({ page, pageWith, context, allowConsole }) => {
    // The site answers at none of these addresses.
    allowConsole(/^error: Failed to load resource: .*(medidas|api|camada|rastreador|pixel)/);
    await page.route('https://grava.exemplo/s.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
    if (gpc) await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const { urls } = watchTraffic(page);
    const called = (from: number): string[] => {
      const paths = urls.slice(from).map((url) => new URL(url).pathname);
      return Object.keys(SERVICES).filter((name) => paths.some((path) => SERVICES[name]?.call.test(path)));
    };
    for (const [policy, settings] of Object.entries(POLICIES).filter(([name]) => policies.includes(name)))
      for (const [decision, purposes] of Object.entries(DECISIONS)) {
        await context.clearCookies();
        // A page of the site comes with the crumb. Without it each call would be made twice.
        await context.request.get('/atelie/contato');
        await openAll(page, pageWith, settings);
        await page.evaluate(() => localStorage.clear());
        // The decision is one of an earlier page.
        if (purposes) await decide(page, purposes);
        await hide(page);
        await allSent(page);
        // A landing is told once in a session.
        await page.evaluate(() => sessionStorage.clear());
        const from = urls.length;
        await openAll(page, pageWith, settings);
        await act(page);
        await hide(page);
        await allSent(page);
        const allows = (purpose: 'analytics' | 'marketing'): boolean =>
          purposes ? purposes[purpose] === true && policy !== 'absolute' : settings === POLICIES.open && !gpc;
        const label = `${policy}, ${decision}`;
        expect
          .soft(called(from), label)
          .toEqual(Object.keys(SERVICES).filter((name) => allows(SERVICES[name]?.purpose ?? 'analytics')));
        expect.soft(await stored(page), label).toEqual(allows('analytics') ? IDENTIFYING : []);

        await act(page);
        await decide(page, { analytics: false, marketing: false });
        const withdrawn = urls.length;
        await act(page);
        await hide(page);
        await allSent(page);
        expect.soft(called(withdrawn), `${label}, then withdrawn`).toEqual([]);
        expect.soft(await stored(page), `${label}, then withdrawn`).toEqual([]);
      }
  });
