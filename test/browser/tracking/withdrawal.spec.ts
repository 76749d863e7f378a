// Calls of measuring that have to be made a second time, because the server does not take their crumb, while the visitor withdraws.
import type { Route } from '@playwright/test';
import { deferred } from '../../deferred.ts';
import { expect, test } from '../tools/fixture.ts';
import { decide, openMeasured, POLICIES, started } from './measured-page.ts';

const CALLS = [
  '/api/census/RecordHit',
  '/api/census/button-render',
  '/api/1/performance/settings',
  '/api/events/RecordEvent',
  '/api/commerce/fullstory/getId',
];

const NAMED = {
  measureSettings: {
    platformEvent: 'loja',
    recording: { toggle: 5, experiment: 'gravar', script: 'https://grava.exemplo/s.js' },
  },
  featureFlags: [5],
  experiments: { gravar: true },
};

for (const { withdrawn, times, what } of [
  { withdrawn: true, times: 1, what: 'is not sent again once the visitor has withdrawn' },
  { withdrawn: false, times: 2, what: 'is sent again with the new one, where the visitor has not withdrawn' },
])
  test(`what is recorded with a crumb that the server refuses ${what} [CENSUS-625, DATA-017, DATA-018]`, async ({
    page,
    pageWith,
  }) => {
    const counts = Object.fromEntries(CALLS.map((path) => [path, 0]));
    const asked = deferred();
    const decided = deferred();
    for (const path of CALLS)
      await page.route(`**${path}*`, async (route: Route) => {
        counts[path] = (counts[path] ?? 0) + 1;
        if (CALLS.every((one) => counts[one])) asked.resolve();
        await decided.promise;
        await route.fulfill({ json: counts[path] === 1 ? { crumbFail: true, crumb: 'outro-crumb' } : {} });
      });
    await page.route('https://grava.exemplo/s.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { value: 4 }));
    await page.context().request.get('/atelie/contato');
    await openMeasured(
      pageWith,
      { cookieSettings: { isActivityLogEnabled: true, ...POLICIES.open }, ...NAMED },
      { html: '<a data-census-button href="/atelie/contato">Contato</a>' },
    );
    await started(page);
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('vitrine:measure', { detail: { name: 'viu', data: {} } })),
    );
    await asked.promise;
    if (withdrawn) await decide(page, { analytics: false, marketing: false });
    decided.resolve();
    // Each call as the page notes it at its end: until then it may be sent once more.
    const ended = (): Promise<Record<string, number>> =>
      page.evaluate(
        (paths) =>
          Object.fromEntries(
            Reflect.get(window, 'Vitrine')
              .store.getState()
              .calls.map((call: { path: string; tries: number }) => [call.path.replace(/\?.*/, ''), call.tries])
              .filter(([path]: [string]) => paths.includes(path)),
          ),
        CALLS,
      );
    const expected = Object.fromEntries(CALLS.map((path) => [path, times]));
    await expect.poll(ended).toEqual(expected);
    expect(counts).toEqual(expected);
  });
