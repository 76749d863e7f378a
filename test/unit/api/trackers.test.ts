import { describe, expect, it } from 'vitest';
import { eventTracker } from '../../../src/api/tracking/event-tracker.ts';
import { trackWithPixel } from '../../../src/api/tracking/pixel.ts';

const broken = (): never => {
  throw new Error('fora');
};

describe('the ad pixel of a page', () => {
  it('is told with the verb track what the caller says, and nothing more [EVENT-613] [EVENT-951]', () => {
    const told: unknown[][] = [];
    const track = trackWithPixel(
      () =>
        (...said: unknown[]) =>
          void told.push(said),
    );
    track('Purchase', { value: 1_200 });
    track();
    expect(told).toEqual([['track', 'Purchase', { value: 1_200 }], ['track']]);
  });

  it('may come late, stay away or break [EVENT-613]', () => {
    const told: unknown[][] = [];
    let pixel: unknown;
    const track = trackWithPixel(() => pixel);
    for (pixel of [undefined, null, 'fbq', {}, broken]) expect(() => track('Lead')).not.toThrow();
    pixel = (...said: unknown[]) => void told.push(said);
    track('Lead');
    expect(told).toEqual([['track', 'Lead']]);
    expect(() => trackWithPixel(broken)('Lead')).not.toThrow();
  });
});

describe('a tracker of the site’s own', () => {
  it('is told name and data as they are [EVENT-614] [EVENT-951]', () => {
    const told: unknown[] = [];
    eventTracker({ track: (name, data) => void told.push([name, data]) }).track('abriu', { a: 1 });
    expect(told).toEqual([['abriu', { a: 1 }]]);
  });

  it.each([null, {}, { track: broken }])('does nothing where there is none, or it breaks: %j [EVENT-614]', (given) => {
    expect(() => eventTracker(given).track('abriu')).not.toThrow();
  });
});
