import { describe, expect, it } from 'vitest';
import { toContext } from '../../../../../src/vocab/context.ts';
import {
  isCoverPage,
  isInResoldGracePeriod,
  isInternal,
  isParkingPage,
  isResold,
} from '../../../../../src/vocab/rules/site/website.ts';

const website = (fields: unknown) => toContext({ website: fields }).website;
const typeFlags = (websiteType: unknown) => [isCoverPage, isParkingPage].map((is) => is(website({ websiteType })));
const statusFlags = (siteStatus: unknown) =>
  [isInternal, isResold, isInResoldGracePeriod].map((is) => is(website({ siteStatus })));

describe('website type', () => {
  it.each([
    [2, [true, false]],
    [3, [false, true]],
    [1, [false, false]],
    ['2', [false, false]],
    [undefined, [false, false]],
  ])('%j gives cover page and parking page %j [CTX-305]', (type, flags) => expect(typeFlags(type)).toEqual(flags));
});

describe('site status', () => {
  it.each([
    [{ value: 13 }, [false, true, false]],
    [{ value: 14 }, [false, false, true]],
    [{ value: 9 }, [false, false, false]],
    [{}, [false, false, false]],
    [null, [false, false, false]],
    [13, [false, false, false]],
  ])('%j gives internal, resold and its grace period %j [CTX-306]', (status, flags) =>
    expect(statusFlags(status)).toEqual(flags),
  );

  it('is compared by number, never by name [CTX-608]', () => {
    expect(statusFlags({ value: 6 })).toEqual([true, false, false]);
    expect(statusFlags({ value: 'internal', name: 'internal' })).toEqual([false, false, false]);
    expect(statusFlags({ value: '6' })).toEqual([false, false, false]);
    expect(statusFlags({ value: 5, name: 'internal' })).toEqual([false, false, false]);
  });
});
