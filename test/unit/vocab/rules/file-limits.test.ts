import { describe, expect, it } from 'vitest';
import {
  DEFAULT_MAX_FILE_SIZE,
  DEFAULT_MAX_FILES,
  fileFault,
  readFileLimits,
} from '../../../../src/vocab/rules/file-limits.ts';

const file = (name: string, type = '', size = 1) => ({ name, type, size });

describe('the limits of a file field', () => {
  it.each([
    [{}, { accept: [], maxSize: DEFAULT_MAX_FILE_SIZE, maxFiles: 1 }],
    [null, { accept: [], maxSize: DEFAULT_MAX_FILE_SIZE, maxFiles: 1 }],
    [{ multiple: true }, { accept: [], maxSize: DEFAULT_MAX_FILE_SIZE, maxFiles: DEFAULT_MAX_FILES }],
    [
      { multiple: true, maxFiles: '3', maxSize: '5000000', accept: ' image/*, .pdf,' },
      { accept: ['image/*', '.pdf'], maxSize: 5_000_000, maxFiles: 3 },
    ],
    [
      { accept: ['.PDF', 'image/svg+xml'], maxFiles: 2 },
      { accept: ['.PDF', 'image/svg+xml'], maxSize: DEFAULT_MAX_FILE_SIZE, maxFiles: 2 },
    ],
    [
      { multiple: true, maxFiles: 1, maxSize: 1 },
      { accept: [], maxSize: 1, maxFiles: 1 },
    ],
  ])('of %j', (raw, limits) => {
    const wrong: unknown[] = [];
    expect(readFileLimits(raw, (...problem) => wrong.push(problem))).toEqual(limits);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['maxSize', '10 MB'],
    ['maxSize', 0],
    ['maxSize', -1],
    ['maxSize', 1.5],
    ['maxFiles', 'many'],
    ['maxFiles', Number.NaN],
    ['accept', 'pdf'],
    ['accept', 7],
  ])('report a %s of %j, and use what is usual', (key, value) => {
    const wrong: unknown[][] = [];
    expect(readFileLimits({ [key]: value }, (...problem) => wrong.push(problem))).toEqual(readFileLimits({}));
    expect(wrong.map(([name, read]) => [name, read])).toEqual([[key, value]]);
  });
});

describe('a chosen file', () => {
  const limits = readFileLimits({ accept: 'image/*,.pdf,text/plain', maxSize: 100 });

  it.each([
    [file('a.png', 'image/png'), null],
    [file('a.PDF', 'application/octet-stream'), null],
    [file('a.txt', 'text/plain;charset=utf-8'), null],
    // The browser knows no type.
    [file('a.HEIC'), null],
    [file('a.xyz'), 'type'],
    [file('png', ''), 'type'],
    [file('a.png.exe', 'application/x-msdownload'), 'type'],
    [file('constructor.toString'), 'type'],
    [file('a.png', 'image/png', 100), null],
    [file('a.png', 'image/png', 101), 'size'],
    [file('a.png', 'image/png', 0), 'empty'],
  ])('%j: %j [EDITOR-610] [EDITOR-611]', (one, fault) => {
    expect(fileFault(one, limits)).toBe(fault);
  });

  it('of any type is taken where none is named, up to 10 MB', () => {
    expect(fileFault(file('a.exe', '', 10 * 1024 * 1024), readFileLimits({}))).toBeNull();
    expect(fileFault(file('a.exe', '', 10 * 1024 * 1024 + 1), readFileLimits({}))).toBe('size');
  });
});
