import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subscriptionWording } from '../../../../../src/vocab/rules/store/subscription.ts';

const wording = (unit: string, value?: unknown, numBillingCycles?: unknown) =>
  subscriptionWording({ billingPeriod: { unit, value }, numBillingCycles });

describe('a subscription', () => {
  it('is worded by its period and its interval [STORE-015]', () => {
    expect(wording('WEEK', 1)).toEqual({ key: 'subscriptionEveryWeek', values: { interval: 1 } });
    expect(wording('MONTH', 3)).toEqual({ key: 'subscriptionEveryMonth', values: { interval: 3 } });
    expect(wording('YEAR', '2')).toEqual({ key: 'subscriptionEveryYear', values: { interval: 2 } });
    expect(wording(' month ', 1)?.key).toBe('subscriptionEveryMonth');
  });

  it('lasts interval times cycles where it ends, and has no end without cycles [STORE-015]', () => {
    expect(wording('WEEK', 2, 6)).toEqual({ key: 'subscriptionEveryWeekFor', values: { interval: 2, total: 12 } });
    expect(wording('MONTH', 1, 12)).toEqual({ key: 'subscriptionEveryMonthFor', values: { interval: 1, total: 12 } });
    expect(wording('YEAR', 1, 1)).toEqual({ key: 'subscriptionEveryYearFor', values: { interval: 1, total: 1 } });
    for (const none of [undefined, null, 0, -1, 'sempre', Number.NaN])
      expect(wording('MONTH', 1, none), String(none)).toEqual({
        key: 'subscriptionEveryMonth',
        values: { interval: 1 },
      });
  });

  it('has an interval of 1 where it is below 1 or no number [STORE-017]', () => {
    for (const value of [0, -3, 0.5, 'dois', null, undefined, Number.POSITIVE_INFINITY])
      expect(wording('WEEK', value), String(value)).toEqual({ key: 'subscriptionEveryWeek', values: { interval: 1 } });
  });

  it('is not worded in a unit that the requirements do not have', () => {
    for (const unit of ['DAY', '', 'weekly', 'constructor', '__proto__']) expect(wording(unit, 1)).toBeNull();
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (unit, value, cycles) => void wording(unit, value, cycles)),
    );
  });
});
