import { afterEach, expect, it, vi } from 'vitest';
import { FRAMED_KEY, inForeignFrame } from '../../../../src/runtime/page/foreign-frame.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const HOME = 'https://www.atelie.example';
const framedBy = (...ancestorOrigins: string[]) => ({
  self: 'page',
  top: 'frame',
  location: { origin: HOME, ancestorOrigins },
});
const context = {
  appDomain: 'plataforma.example',
  website: { framedBy: ['https://revista.example', 'feira.example'] },
};

it('is never a page of its own', () => {
  expect(inForeignFrame({}, { self: 'page', top: 'page', location: { origin: HOME } })).toBe(false);
});

it.each([
  ['the site itself', [HOME], false],
  ['the platform', ['https://plataforma.example'], false],
  ['a part of the platform', ['https://editor.plataforma.example'], false],
  ['a listed origin', ['https://revista.example'], false],
  ['a listed host', ['https://feira.example'], false],
  ['a stranger', ['https://estranho.example'], true],
  ['a stranger around the site', [HOME, 'https://estranho.example'], true],
  ['a name that only ends like the platform', ['https://minhaplataforma.example'], true],
  ['a part of a listed host', ['https://a.feira.example'], true],
  ['a page without an origin', ['null'], true],
])('knows %s', (_, origins, foreign) => {
  expect(inForeignFrame(context, framedBy(...origins))).toBe(foreign);
});

it('counts every other origin as a stranger where the site lists none', () => {
  expect(inForeignFrame({}, framedBy('https://revista.example'))).toBe(true);
  expect(
    inForeignFrame({ website: { framedBy: 'https://revista.example' } }, framedBy('https://revista.example')),
  ).toBe(false);
});

it('counts a frame that does not say who it is as a stranger', () => {
  expect(inForeignFrame(context, { self: 'page', top: 'frame', location: { origin: HOME } })).toBe(true);
});

const own = { location: { origin: HOME } };
const foreign = {
  get location(): never {
    throw new DOMException('of another origin', 'SecurityError');
  },
};

it.each([
  ['its own pages only', own, own, false],
  ['a stranger', foreign, foreign, true],
  ['an own page inside a stranger', own, foreign, true],
  ['another origin that can be read', own, { location: { origin: 'null' } }, true],
])(
  'knows after a step inside the frame, by its own referrer alone, that it is framed by %s',
  (_, parent, top, expected) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${HOME}/antes`);
    expect(inForeignFrame(context, { self: 'page', top, parent, location: { origin: HOME } })).toBe(expected);
  },
);

it('trusts the referrer for a listed origin, which no step inside the frame can bring about', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://revista.example/');
  expect(inForeignFrame(context, { self: 'page', top: foreign, parent: foreign, location: { origin: HOME } })).toBe(
    false,
  );
});

/** What the pages of one frame of another origin take it for, by the referrer of each, where the browser names no ancestors. */
const walk = (...referrers: string[]): readonly boolean[] =>
  referrers.map((referrer) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    return inForeignFrame(context, { self: 'page', top: foreign, parent: foreign, location: { origin: HOME } });
  });
const OWN = `${HOME}/antes`;
const LISTED = 'https://revista.example/';
const STRANGER = 'https://estranho.example/';

it.each([
  ['stays permitted after steps inside', [LISTED, OWN, OWN], [false, false, false]],
  ['of the platform stays permitted, too', ['https://editor.plataforma.example/', OWN], [false, false]],
  ['of a stranger stays one', [STRANGER, OWN], [true, true]],
  ['of a stranger gains nothing by a permitted one before it', [LISTED, STRANGER, OWN], [false, true, true]],
  ['that says nothing gains nothing, either', [LISTED, '', OWN], [false, true, true]],
])('a frame %s', (_, referrers, expected) => {
  expect(walk(...referrers)).toEqual(expected);
});

it('keeps nothing where the browser names the ancestors', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(LISTED);
  expect(inForeignFrame(context, framedBy('https://revista.example'))).toBe(false);
  expect(sessionStorage.getItem(FRAMED_KEY)).toBeNull();
});

it('counts a frame as a stranger after a step where nothing can be stored', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('switched off', 'SecurityError');
    },
  });
  expect(walk(LISTED, OWN, STRANGER)).toEqual([false, true, true]);
});
