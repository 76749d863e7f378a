import { expect, it, vi } from 'vitest';
import { analyticsDestinations } from '../../../../../src/runtime/services/events/destinations.ts';
import { siteOf } from '../../../../../src/runtime/store/site-of.ts';
import { readMeasureSettings } from '../../../../../src/vocab/measure-settings.ts';
import { fakePage } from '../../../../fake-page.ts';

/** The destinations of a page with these settings, and what they ask for. */
function destinationsOf(measureSettings: object, isAllowed = true) {
  const page = fakePage({ measureSettings });
  const site = siteOf(page);
  const service = vi.fn(() => Promise.reject(new Error('not here')));
  const logFailure = vi.fn();
  const destinations = analyticsDestinations({
    logFailure,
    service,
    site,
    settings: readMeasureSettings(site.measureSettings),
    isAllowed: () => isAllowed,
    leaving: () => false,
  });
  return { destinations, service, logFailure };
}

it('what sends platform events is there before the page is left, and only where there are any', () => {
  expect(destinationsOf({ platformEvent: 'medida' }).service).toHaveBeenCalledExactlyOnceWith('calls');
  expect(destinationsOf({ dataLayer: true }).service).not.toHaveBeenCalled();
});

it('nothing is fetched for platform events that the visitor has not allowed', () => {
  expect(destinationsOf({ platformEvent: 'medida' }, false).service).not.toHaveBeenCalled();
});

it('an event reaches the events service of a site that has no id of the platform [EVENT-603]', async () => {
  const asked = vi.fn(async (_address: string, _options: RequestInit) => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', asked);
  const { destinations, logFailure } = destinationsOf({ eventsUrl: 'https://eventos.exemplo' });
  for (const tell of destinations) await tell({ name: 'abriu', data: {} });
  vi.unstubAllGlobals();
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['https://eventos.exemplo/api/v1/events']);
  expect(JSON.parse(String(asked.mock.calls[0]?.[1].body))).toMatchObject({
    analyticsId: expect.stringMatching(/^[\da-f]{32}$/),
    commonData: { action: 'abriu', website_id: null, template_id: null },
  });
  expect(logFailure).not.toHaveBeenCalled();
});
