import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordVisit } from '../../../../../src/runtime/services/tracking/visitor-record.ts';
import { CookieJar } from '../consent/cookie-jar.ts';

const MINUTE = 60_000;
const START = 1_700_000_000_000;

let jar: CookieJar;

const cookieOf = (name: string): string | undefined =>
  jar.text
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
const written = (name: string): string[] => jar.lines.filter((line) => line.startsWith(`${name}=`));
const at = (ms: number): string => {
  vi.setSystemTime(ms);
  return recordVisit();
};

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  localStorage.clear();
  jar = new CookieJar();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a visit', () => {
  it('is kept in two cookies: who, and when [CONSENT-033]', () => {
    const record = at(START);
    expect(record).toMatch(new RegExp(`^[\\da-f]{32}\\|${START}\\|${START}\\|${START}\\|1$`));
    expect(cookieOf('ss_cvr')).toBe(record);
    expect(cookieOf('ss_cvt')).toBe(`${START}`);
    expect(jar.names.sort()).toEqual(['ss_cvr', 'ss_cvt']);
  });

  it('is remembered for 2 years, as written [CONSENT-036]', () => {
    at(START);
    expect(written('ss_cvr')).toEqual([expect.stringContaining('; Max-Age=63072000;')]);
  });

  it('lasts 30 minutes from its last page view [CONSENT-037]', () => {
    at(START);
    expect(written('ss_cvt')).toEqual([expect.stringContaining('; Max-Age=1800;')]);
    const id = cookieOf('ss_cvr')?.split('|')[0];
    at(START + 29 * MINUTE);
    expect(cookieOf('ss_cvr')).toBe(`${id}|${START}|${START}|${START}|1`);
    at(START + 58 * MINUTE);
    expect(cookieOf('ss_cvr')).toMatch(/\|1$/);
    const again = START + 89 * MINUTE;
    expect(at(again)).toBe(`${id}|${START}|${START}|${again}|2`);
    const third = again + 30 * MINUTE;
    expect(at(third)).toBe(`${id}|${START}|${again}|${third}|3`);
    expect(written('ss_cvr')).toHaveLength(3);
    expect(written('ss_cvt')).toHaveLength(5);
  });

  it.each(['', 'x', 'id|1|2|3', 'id|1|2|3|0', 'id|1|2|-3|4', 'id|1|2|3|4|5', '|1|2|3|4'])(
    'begins a new record where the stored one is %j [CONSENT-034]',
    (stored) => {
      jar.put('ss_cvr', stored);
      jar.put('ss_cvt', `${START}`);
      expect(at(START)).toMatch(/^[\da-f]{32}\|.*\|1$/);
    },
  );

  it.each(['', 'x', '0', '-1', '1.5'])('is a new one where its timestamp is %j [CONSENT-035]', (stored) => {
    jar.put('ss_cvr', 'eu|1|2|3|4');
    jar.put('ss_cvt', stored);
    expect(at(START)).toBe(`eu|1|3|${START}|5`);
    expect(cookieOf('ss_cvt')).toBe(`${START}`);
  });

  it('has no record where cookies do not stay', () => {
    jar.on = false;
    expect(at(START)).toBe('');
  });
});
