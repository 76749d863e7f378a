import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileSize, fileSizeProblem, MEGABYTE } from '../../../../../src/vocab/rules/editor/file-size.ts';

it('counts in 1024 from Bytes up to YB [FMT-601]', () => {
  const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];
  expect(units.map((_, power) => fileSize(1024 ** power))).toEqual(units.map((unit) => `1 ${unit}`));
  expect(fileSize(1024 ** 9)).toBe('1024 YB');
});

it('has at most two decimals and no zeros behind them [FMT-601]', () => {
  expect([0, 1, 1023, 1024, 1536, 1_000_000, 1_234_567].map((bytes) => fileSize(bytes))).toEqual([
    '0 Bytes',
    '1 Bytes',
    '1023 Bytes',
    '1 KB',
    '1.5 KB',
    '976.56 KB',
    '1.18 MB',
  ]);
  expect(fileSize(1024 ** 2 - 1)).toBe('1 MB');
  expect(fileSize(1536, ',')).toBe('1,5 KB');
});

it('takes what is no size for 0', () => {
  for (const bytes of [-1, Number.NaN, Number.POSITIVE_INFINITY]) expect(fileSize(bytes)).toBe('0 Bytes');
});

it('never reaches the next unit by rounding', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 2 ** 89, noNaN: true }), (bytes) => {
      expect(Number.parseFloat(fileSize(bytes))).toBeLessThan(1024);
    }),
  );
});

it('makes a megabyte of a limit 1000000 bytes [FMT-602]', () => {
  expect(MEGABYTE).toBe(1_000_000);
});

it('refuses a file that is larger than the limit, by its name and the size allowed [EDITOR-611]', () => {
  const photo = (size: number) => ({ name: 'vaso.jpg', size });
  expect(fileSizeProblem(photo(2 * MEGABYTE), 2 * MEGABYTE)).toBeNull();
  expect(fileSizeProblem(photo(2 * MEGABYTE + 1), 2 * MEGABYTE, ',')).toEqual({
    key: 'problemFileSize',
    values: { fileName: 'vaso.jpg', maxSize: '1,91 MB' },
  });
  expect(fileSizeProblem(photo(1e12), null)).toBeNull();
});
