import { describe, expect, it, vi } from 'vitest';
import { deviceSignals, isMobileDevice } from '../../../../src/runtime/page/device.ts';
import { type Framed, inEditorFrame, inScreenshotMode } from '../../../../src/runtime/page/page-modes.ts';

describe('the editor frame', () => {
  const self = {};
  const framed = (pathname: string): Framed => ({ self, top: {}, parent: { location: { pathname } } });

  it.each([
    ['/config', true],
    ['/config/pages', true],
    ['/configuration', false],
    ['/', false],
    ['/blog/config', false],
  ])('is known by the parent at %s: %s [CTX-301]', (path, expected) =>
    expect(inEditorFrame(framed(path))).toBe(expected),
  );

  it('is none where the page is not framed, even at that address', () => {
    expect(inEditorFrame({ ...framed('/config'), top: self })).toBe(false);
  });

  it('is none where the parent is of another origin', () => {
    const parent = {
      get location(): never {
        throw new DOMException('no', 'SecurityError');
      },
    };
    expect(inEditorFrame({ self, top: {}, parent })).toBe(false);
  });
});

describe('a mobile device', () => {
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

  it('is known by user agent or by coarse pointer [CTX-606]', () => {
    expect(isMobileDevice({ userAgent: desktop, coarsePointer: false })).toBe(false);
    expect(isMobileDevice({ userAgent: phone, coarsePointer: false })).toBe(true);
    expect(isMobileDevice({ userAgent: desktop, coarsePointer: true })).toBe(true);
  });

  it('is not known by the width of the window [CTX-606]', () => {
    const asked: string[] = [];
    vi.stubGlobal('innerWidth', 320);
    vi.stubGlobal('matchMedia', (query: string) => {
      asked.push(query);
      return { matches: query.includes('width') };
    });
    expect(isMobileDevice({ ...deviceSignals(), userAgent: desktop })).toBe(false);
    expect(asked).toEqual(['(pointer: coarse)']);
  });
});

describe('screenshot mode', () => {
  it.each([
    ['?screenshot', true],
    ['?a=1&screenshot=true', true],
    ['', false],
    ['?screenshots', false],
    ['?a=screenshot', false],
  ])('of "%s" is %s', (search, expected) => expect(inScreenshotMode(search)).toBe(expected));
});
