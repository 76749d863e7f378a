import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearCookie, cookieLine, cookiesWork, readCookie, writeCookie } from '../../../../src/runtime/page/cookies.ts';

/** A jar in place of the browser's: what is read, and every line that was written. */
function jar(text = '', store?: (line: string, jar: { text: string }) => void): { text: string; lines: string[] } {
  const made = { text, lines: [] as string[] };
  vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => made.text);
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((line) => {
    made.lines.push(line);
    store?.(line, made);
  });
  return made;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('reading a cookie', () => {
  it('takes the one of exactly that name', () => {
    jar('xss_cookieAllowed=no; ss_cookieAllowed2=no; SS_COOKIEALLOWED=no; ss_cookieAllowed=true; a=b');
    expect(readCookie('ss_cookieAllowed')).toBe('true');
    expect(readCookie('cookieAllowed')).toBeNull();
  });

  it('finds the right one among 180, fault F-043', () => {
    jar(Array.from({ length: 180 }, (_, index) => `cookie${index}=${index}`).join('; '));
    expect(readCookie('cookie17')).toBe('17');
    expect(readCookie('cookie180')).toBeNull();
  });

  it('keeps what stands after a second equals sign, and a value that is wrongly encoded', () => {
    jar('a=b=c==; d=100%; e=%C3%A9');
    expect([readCookie('a'), readCookie('d'), readCookie('e')]).toEqual(['b=c==', '100%', 'é']);
  });

  it('gives nothing where cookies throw, fault F-040', () => {
    vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(readCookie('a')).toBeNull();
    expect(writeCookie('a', '1')).toBe(false);
    expect(cookiesWork()).toBe(false);
    expect(() => clearCookie('a')).not.toThrow();
  });
});

describe('a cookie line', () => {
  it('lasts by age, not by date, on the whole site', () => {
    expect(cookieLine('ss_cookieAllowed', 'true', { days: 30, secure: true })).toBe(
      'ss_cookieAllowed=true; Path=/; Max-Age=2592000; SameSite=lax; Secure',
    );
  });

  it('ends with the session unless it is told when, and follows the page in being secure', () => {
    expect(cookieLine('a', '1', { sameSite: 'strict' })).toBe('a=1; Path=/; SameSite=strict');
  });

  it('escapes what would end the value, and leaves the rest readable', () => {
    expect(cookieLine('a', 'x; Domain=evil')).toMatch(/^a=x%3B%20Domain=evil; Path/);
    expect(cookieLine('a', 'id|1|2')).toMatch(/^a=id\|1\|2;/);
    expect(cookieLine('a', 'ação\ud800\r\n')).toMatch(/^a=a%C3%A7%C3%A3o;/);
  });
});

describe('writing a cookie', () => {
  it('says whether it stayed', () => {
    const full = jar();
    expect(writeCookie('a', '1')).toBe(false);
    expect(full.lines.filter((line) => line.startsWith('a=1'))).toHaveLength(2);
  });

  it('takes an older copy out of the way', () => {
    const older = jar('a=old', (line, made) => {
      if (/Domain=localhost.*Max-Age=0/.test(line)) made.text = '';
      else if (line.startsWith('a=1') && made.text === '') made.text = 'a=1';
    });
    expect(writeCookie('a', '1')).toBe(true);
    expect(older.text).toBe('a=1');
  });
});

describe('clearing a cookie', () => {
  it('tries every folder and every domain until it is gone [CONSENT-604]', () => {
    vi.stubGlobal('location', { pathname: '/loja/pecas/', hostname: 'www.atelie.com.br', protocol: 'https:' });
    const { lines } = jar('ss_cid=1');
    clearCookie('ss_cid');
    const places = lines.map((line) =>
      line.replace(/^ss_cid=; Path=([^;]+); (?:Domain=([^;]+); )?Max-Age=0;.*$/, '$1 $2'),
    );
    expect(places).toContain('/ ');
    expect(places).toContain('/ www.atelie.com.br');
    expect(places).toContain('/ atelie.com.br');
    expect(places).toContain('/loja/ atelie.com.br');
    expect(places).toContain('/loja/pecas ');
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('tries each place also for a cookie that is secure, and for one that is partitioned', () => {
    vi.stubGlobal('location', { pathname: '/', hostname: 'localhost', protocol: 'https:' });
    const { lines } = jar('__Host-a=1');
    clearCookie('__Host-a');
    const kinds = lines.map((line) => line.replace(/^.*1970 00:00:00 GMT/, ''));
    expect(kinds).toEqual(['', '', '; Secure', '; Secure', '; Secure; Partitioned', '; Secure; Partitioned']);
  });

  it('writes nothing where there is no such cookie', () => {
    const { lines } = jar('other=1');
    clearCookie('ss_cid');
    expect(lines).toEqual([]);
  });
});
