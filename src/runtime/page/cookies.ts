import { PROBE_COOKIE } from '../../vocab/names.ts';

/** Options for writing a cookie. Its path is always `/`, so that every page of the site reads the same cookie. */
export interface CookieOptions {
  /** Days until it expires; without a number it ends with the browser's session. Browsers limit it to 400. */
  readonly days?: number;
  /** True if it is sent over https only. The default depends on the page's protocol. */
  readonly secure?: boolean;
  readonly sameSite?: 'lax' | 'strict' | 'none';
}

const DAY = 86_400;
const EXPIRED = 'Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
/** Characters that a cookie's value cannot contain: control characters, space, quote, comma, semicolon, backslash, per cent and everything outside ASCII. */
const UNSAFE = /[^\x21\x23\x24\x26-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+/g;

// A form or image named "cookie" hides the member on `document`, so the prototype's member is used. It throws in a sandbox without an origin.
const cookieText = (): string => {
  try {
    return String(Reflect.get(Document.prototype, 'cookie', document) ?? '');
  } catch {
    return '';
  }
};

/** Assigns a whole line to `document.cookie`; nothing tells whether it was kept. */
export const setCookie = (line: string): void => {
  try {
    Reflect.set(Document.prototype, 'cookie', line, document);
  } catch {}
};

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Returns the values of all cookies of exactly this name: a neighbour on the parent domain may have set one that is listed first. */
export function readCookies(name: string): readonly string[] {
  return cookieText()
    .split(/;\s*/)
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => decoded(pair.slice(name.length + 1)));
}

/** Returns the names of all cookies that the page can read. */
export const cookieNames = (): readonly string[] => [
  ...new Set(
    cookieText()
      .split(/;\s*/)
      .map((pair) => pair.split('=', 1)[0] ?? '')
      .filter(Boolean),
  ),
];

/** Returns the value of the cookie of exactly this name; null if there is none or cookies cannot be read. */
export const readCookie = (name: string): string | null => readCookies(name)[0] ?? null;

/**
 * Writes a cookie and reads it back: cookies may be switched off, the limit may be reached, or a cookie of a parent domain may be read first.
 *
 * @returns whether the value can be read now
 */
export function writeCookie(name: string, value: string, life: CookieOptions = {}): boolean {
  const line = cookieLine(name, value, life);
  setCookie(line);
  if (readCookie(name) === value) return true;
  // An older cookie with another domain or path would be read first; only one cookie of each name may exist.
  clearCookie(name);
  setCookie(line);
  return readCookie(name) === value;
}

/** Returns the cookie as the text that is assigned to `document.cookie`. */
export function cookieLine(
  name: string,
  value: string,
  { days, secure, sameSite = 'lax' }: CookieOptions = {},
): string {
  return [
    `${name}=${value.replace(UNSAFE, encoded)}`,
    'Path=/',
    // `Max-Age` is used instead of a date because the visitor's clock may be wrong.
    days !== undefined && `Max-Age=${Math.round(days * DAY)}`,
    `SameSite=${sameSite}`,
    (secure ?? location.protocol === 'https:') && 'Secure',
  ]
    .filter(Boolean)
    .join('; ');
}

const encoded = (part: string): string => {
  try {
    return encodeURIComponent(part);
  } catch {
    // The text contains half of a surrogate pair.
    return '';
  }
};

/**
 * Removes a cookie from every place this page can write: each folder of its path, for the host alone and for its parent domains. A cookie with the prefix
 * `__Secure-` or `__Host-` can be overwritten only by one that is secure, and a partitioned one only by one that is partitioned.
 */
export function clearCookie(name: string): void {
  for (const kind of ['', '; Secure', '; Secure; Partitioned'])
    for (const path of paths(location.pathname))
      for (const domain of ['', ...domains(location.hostname)]) {
        if (readCookie(name) === null) return;
        setCookie(`${name}=; Path=${path}; ${domain && `Domain=${domain}; `}${EXPIRED}${kind}`);
      }
}

/** `/a/b/` → `/`, `/a`, `/a/`, `/a/b`, `/a/b/`: a cookie's path may or may not end in a slash. */
function paths(pathname: string): readonly string[] {
  const found = ['/'];
  let path = '';
  for (const folder of pathname.split('/').filter(Boolean)) {
    path += `/${folder}`;
    found.push(path, `${path}/`);
  }
  return found;
}

/** `www.site.com.br` → itself, `site.com.br`, `com.br`, `br`. Browsers ignore public suffixes. */
function domains(hostname: string): readonly string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** Returns whether cookies are kept: it writes a test cookie and removes it again. */
export function cookiesWork(): boolean {
  const works = writeCookie(PROBE_COOKIE, '1');
  clearCookie(PROBE_COOKIE);
  return works;
}
