import { describe, expect, it } from 'vitest';
import { parse } from '../../../../../src/vocab/block/parse.ts';
import { popupAttributes } from '../../../../../src/vocab/rules/overlays/popup-attributes.ts';
import { isPopupPage, popupTriggers, READING_TIME } from '../../../../../src/vocab/rules/overlays/popup-triggers.ts';
import { popup } from '../../../../../src/widgets/popup/block.ts';

describe('popup triggers', () => {
  it.each([
    [{}, { scroll: null, timer: 10_000, exit: false }],
    [
      { showOnTimer: true, timerDelay: 30_000 },
      { scroll: null, timer: 30_000, exit: false },
    ],
    [
      { showOnTimer: true, timerDelay: 4_999 },
      { scroll: null, timer: READING_TIME, exit: false },
    ],
    [
      { showOnTimer: false, timerDelay: 1 },
      { scroll: null, timer: 10_000, exit: false },
    ],
    [
      { showOnScroll: true, scrollPercentage: 75 },
      { scroll: 75, timer: null, exit: false },
    ],
    [
      { showOnScroll: true, scrollPercentage: '0' },
      { scroll: 0, timer: null, exit: false },
    ],
    [
      { showOnScroll: true, scrollPercentage: 100 },
      { scroll: 100, timer: null, exit: false },
    ],
    [{ showOnExit: true }, { scroll: null, timer: null, exit: true }],
    [{ showOnScroll: 'true' }, { scroll: null, timer: 10_000, exit: false }],
  ])('of %o are %o', (settings, expected) => {
    expect(popupTriggers(settings)).toEqual({ ...expected, problems: [] });
  });

  it.each([
    [{ showOnScroll: true, scrollPercentage: 100.1 }, 'scrollPercentage is 100.1; 50 is used'],
    [{ showOnScroll: true, scrollPercentage: -0.1 }, 'scrollPercentage is -0.1; 50 is used'],
    [{ showOnTimer: true, timerDelay: 'logo' }, 'timerDelay is logo; 10000 is used'],
  ])('say what is wrong with %o', (settings, problem) => {
    expect(popupTriggers(settings).problems).toEqual([problem]);
  });
});

it.each([
  [{}, 'c1', true],
  [{ showOnAllPages: true, enabledPages: ['c2'] }, 'c1', true],
  [{ showOnAllPages: false, enabledPages: ['c1'] }, 'c1', true],
  [{ showOnAllPages: false, enabledPages: ['c1'] }, 'c2', false],
  [{ showOnAllPages: false, enabledPages: ['c1'] }, null, false],
  [{ showOnAllPages: false }, 'c1', false],
  [{ enabledPages: [] }, 'c1', true],
  [{ enabledPages: ['c2'] }, 'c1', false],
])('the pages of %o: %s is one of them: %s', (settings, id, expected) => {
  expect(isPopupPage(settings, id)).toBe(expected);
});

it('what the element says counts more than the settings, and an element alone is shown', () => {
  const attributes: Readonly<Record<string, string>> = {
    'data-show-on-scroll': '',
    'data-scroll-percentage': '80',
    'data-enable-mobile': 'false',
    'data-version': 'dois',
  };
  const read = (name: string): string | null => attributes[name] ?? null;
  expect(popupAttributes({}, () => null)).toEqual({ style: 2 });
  expect(popupAttributes({ version: 1 }, () => null)).toEqual({ version: 1 });
  expect(popupAttributes({ style: 1, scrollPercentage: 10, timerDelay: 7 }, read)).toEqual({
    style: 1,
    showOnScroll: true,
    scrollPercentage: 80,
    timerDelay: 7,
    enableMobile: false,
  });
});

const JSON_ATTRIBUTE = '{"show-until-signup":true,"showOnExit":"true","displayFrequency":"7","version":null}';
const JSON_CHILD = '{"showUntilSignup":false,"showOnExit":false,"displayFrequency":30,"version":2,"timerDelay":-1}';
it.each([
  [{}, [], { timerDelay: 7 }],
  [{}, [JSON_CHILD], { showUntilSignup: false, showOnExit: false, displayFrequency: 30, version: 2, timerDelay: 7 }],
  [
    {},
    [JSON_ATTRIBUTE, JSON_CHILD],
    { showUntilSignup: true, showOnExit: false, displayFrequency: 7, version: 2, timerDelay: 7 },
  ],
  [
    { 'data-show-until-signup': 'false', 'data-version': '4' },
    [JSON_ATTRIBUTE],
    {
      showUntilSignup: false,
      displayFrequency: 7,
      version: 4,
      timerDelay: 7,
    },
  ],
  [{ 'data-version': 'dois', 'data-timer-delay': '-3' }, ['{"version":3}'], { version: 3, timerDelay: 7 }],
  [{}, ['{', '[]', 'null', '"version"'], { timerDelay: 7 }],
] as const)(
  'the attributes %j count before the JSON %j, and both before the settings [POPUP-601]',
  (attributes, json, expected) => {
    const read = (name: string): string | null => (attributes as Readonly<Record<string, string>>)[name] ?? null;
    expect(popupAttributes({ timerDelay: 7 }, read, json)).toEqual(expected);
  },
);

it.each([
  ['', true],
  ['true', true],
  ['false', false],
  ['no', undefined],
  ['0', undefined],
  ['FALSE', undefined],
])('a flag “%s” is %s, as that of every block', (text, expected) => {
  const read = (name: string): string | null => (name === 'data-show-until-signup' ? text : null);
  expect(popupAttributes({}, read).showUntilSignup).toBe(expected);
  expect(popupAttributes({ showUntilSignup: true }, read).showUntilSignup).toBe(expected ?? true);
  expect(parse(popup.data, { attribute: read }).data.showUntilSignup).toBe(expected ?? false);
});
