import { expect, it, vi } from 'vitest';
import { analyticsDestinations } from '../../../../../src/runtime/services/events/destinations.ts';
import { siteOf } from '../../../../../src/runtime/store/site-of.ts';
import { readMeasureSettings } from '../../../../../src/vocab/measure-settings.ts';
import { fakePage } from '../../../../fake-page.ts';

/** The destinations of a page with these settings, and what they ask for. */
function destinationsOf(measureSettings: object, context: object = {}) {
  const page = fakePage({ ...context, measureSettings });
  const site = siteOf(page);
  const service = vi.fn(() => Promise.reject(new Error('not here')));
  const destinations = analyticsDestinations({
    log: page.log,
    service,
    site,
    settings: readMeasureSettings(site.measureSettings),
    isAllowed: () => true,
    leaving: () => false,
  });
  return { destinations, service, log: page.log };
}

it('what sends platform events is there before the page is left, and only where there are any', () => {
  expect(destinationsOf({ platformEvent: 'medida' }).service).toHaveBeenCalledExactlyOnceWith('calls');
  expect(destinationsOf({ dataLayer: true }).service).not.toHaveBeenCalled();
});
