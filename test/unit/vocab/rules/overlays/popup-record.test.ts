import fc from 'fast-check';
import { expect, it } from 'vitest';
import { popupDisplay } from '../../../../../src/vocab/rules/overlays/popup-display.ts';
import {
  afterClosing,
  afterSubmitting,
  formatPopupRecord,
  parsePopupRecord,
} from '../../../../../src/vocab/rules/overlays/popup-record.ts';
import { popupSettings } from '../../../../../src/vocab/rules/overlays/popup-settings.ts';

const NOW = 1_795_262_400_000;

it('keeps exactly date-closed, version and submitted, as one JSON text [POPUP-605]', () => {
  const stored = formatPopupRecord({ version: 3, submitted: true, dateClosed: NOW });
  expect(JSON.parse(stored)).toEqual({ 'date-closed': NOW, version: 3, submitted: true });
  expect(parsePopupRecord('{"date-closed":1795262400000,"version":3,"submitted":true}')).toEqual({
    version: 3,
    submitted: true,
    dateClosed: NOW,
  });
});

it('takes an unreadable record for none', () => {
  for (const text of [null, '', 'x', '{', 'null', '[]', '1', '"a"', '{}', '{"version":"3"}', ' '.repeat(100_000)])
    expect(parsePopupRecord(text)).toBeNull();
  expect(parsePopupRecord('{"version":1,"date-closed":"ontem","submitted":"yes"}')).toEqual({
    version: 1,
    submitted: false,
    dateClosed: null,
  });
});

it('keeps a sign-up and a date that stand there without a version [POPUP-606] [POPUP-608]', () => {
  expect(parsePopupRecord('{"submitted":true,"date-closed":5}')).toEqual({
    version: 0,
    submitted: true,
    dateClosed: 5,
  });
  expect(parsePopupRecord('{"submitted":true,"version":"3"}')).toMatchObject({ version: 0, submitted: true });
  expect(parsePopupRecord('{"date-closed":5}')).toEqual({ version: 0, submitted: false, dateClosed: 5 });
  const settings = popupSettings({ style: 2, version: 3, showUntilSignup: true, displayFrequency: 0 });
  const page = { screenshot: false, pageType: 1, collectionType: null };
  const record = parsePopupRecord('{"submitted":true}');
  expect(popupDisplay({ settings, record, page, mobile: false, forced: false, now: NOW })).toEqual({
    shown: false,
    reason: 'signed-up',
  });
});

it('writes date and version when it is closed, and remembers a sign-up [POPUP-615]', () => {
  expect(afterClosing(null, 4, NOW)).toEqual({ version: 4, submitted: false, dateClosed: NOW });
  expect(afterClosing({ version: 3, submitted: true, dateClosed: 1 }, 4, NOW)).toEqual({
    version: 4,
    submitted: true,
    dateClosed: NOW,
  });
});

it('writes the sign-up with the version, and the date for the frequency [POPUP-616]', () => {
  expect(afterSubmitting(4, NOW)).toEqual({ version: 4, submitted: true, dateClosed: NOW });
});

it('reads back what it wrote, and never throws', () => {
  const record = fc.record({
    version: fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    submitted: fc.boolean(),
    dateClosed: fc.option(fc.integer()),
  });
  fc.assert(
    fc.property(record, (one) => {
      expect(parsePopupRecord(formatPopupRecord(one))).toEqual(one);
    }),
  );
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parsePopupRecord(text)));
});
