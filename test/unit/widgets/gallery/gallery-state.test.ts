import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createGallery, indexIn } from '../../../../src/widgets/gallery/state/gallery-state.ts';

const indexOf = (gallery: ReturnType<typeof createGallery>): number => gallery.getState().currentIndex;

it('begins at the first slide, at rest, without autoplay and without loop [GAL-320]', () => {
  expect(createGallery({ count: 3 }).getState()).toEqual({
    currentIndex: 0,
    inMotion: false,
    autoplay: false,
    loop: false,
  });
});

it.each([
  { autoplay: true, loop: undefined, looped: true },
  { autoplay: false, loop: undefined, looped: false },
  { autoplay: true, loop: false, looped: false },
  { autoplay: false, loop: true, looped: true },
])('loops unless told otherwise where autoplay is on: $autoplay, $loop [GAL-320]', ({ autoplay, loop, looped }) => {
  const options = loop === undefined ? { autoplay } : { autoplay, loop };
  expect(createGallery({ count: 2, ...options }).getState().loop).toBe(looped);
});

it.each([
  [5, 0],
  [6, 1],
  [12, 2],
  [-1, 4],
  [-2, 3],
  [-6, 4],
  [-5, 0],
])('with loop, index %i of five slides is %i [GAL-321, GAL-322]', (wanted, index) => {
  const gallery = createGallery({ count: 5, loop: true });
  expect(gallery.select(wanted)).toBe(true);
  expect(indexOf(gallery)).toBe(index);
  expect(Object.is(indexOf(gallery), -0)).toBe(false);
});

it.each([
  [-1, 0],
  [-100, 0],
  [0, 0],
  [4, 4],
  [5, 4],
  [Number.POSITIVE_INFINITY, 4],
  [Number.NEGATIVE_INFINITY, 0],
])('without loop, index %d of five slides is %i [GAL-323]', (wanted, index) => {
  const gallery = createGallery({ count: 5, currentIndex: 2 });
  gallery.select(wanted);
  expect(indexOf(gallery)).toBe(index);
});

it('stays where it is for what is no number', () => {
  const gallery = createGallery({ count: 5, currentIndex: 3, loop: true });
  expect(gallery.select(Number.NaN)).toBe(false);
  expect(indexOf(gallery)).toBe(3);
});

it.each([true, false])(
  'keeps every index within the slides, whatever is asked for; loop: %s [GAL-321, GAL-323]',
  (loop) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.double(), (count, wanted) => {
        const index = indexIn(wanted, count, loop);
        expect(Number.isInteger(index) && index >= 0 && index < count).toBe(true);
      }),
    );
  },
);

it('wraps so that a whole round changes nothing [GAL-321, GAL-322]', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: -5000, max: 5000 }), (few, wanted) => {
      const count = few + 1;
      expect(indexIn(wanted + count, count, true)).toBe(indexIn(wanted, count, true));
      expect((indexIn(wanted, count, true) - wanted) % count === 0).toBe(true);
    }),
  );
});

it.each([true, false])('has index 0 without slides, and throws and tells nothing; loop: %s [GAL-321]', (loop) => {
  const reached = vi.fn();
  const gallery = createGallery({ count: 0, currentIndex: 4, loop, reached });
  for (const move of [
    () => gallery.next(),
    () => gallery.previous(),
    () => gallery.select(-3),
    () => gallery.select(9),
  ]) {
    expect(move).not.toThrow();
    expect(indexOf(gallery)).toBe(0);
  }
  expect(reached).not.toHaveBeenCalled();
});

it('goes one further and one back between the ends [GAL-324]', () => {
  const gallery = createGallery({ count: 5, currentIndex: 1 });
  expect([gallery.next(), indexOf(gallery)]).toEqual([true, 2]);
  expect([gallery.previous(), indexOf(gallery)]).toEqual([true, 1]);
  expect([gallery.next(3), indexOf(gallery)]).toEqual([true, 4]);
});

it('goes from the last slide to the first and back with loop, and tells nothing [GAL-328, GAL-330]', () => {
  const reached = vi.fn();
  const gallery = createGallery({ count: 3, currentIndex: 2, loop: true, reached });
  expect([gallery.next(), indexOf(gallery)]).toEqual([true, 0]);
  expect([gallery.previous(), indexOf(gallery)]).toEqual([true, 2]);
  expect(reached).not.toHaveBeenCalled();
});

it('stays at the ends without loop and tells which one it has reached [GAL-329, GAL-331]', () => {
  const reached = vi.fn();
  const gallery = createGallery({ count: 2, reached });
  expect([gallery.previous(), indexOf(gallery)]).toEqual([false, 0]);
  expect(reached.mock.calls).toEqual([['reached-beginning']]);
  expect([gallery.next(), indexOf(gallery)]).toEqual([true, 1]);
  expect(reached).toHaveBeenCalledTimes(1);
  expect([gallery.next(), indexOf(gallery)]).toEqual([false, 1]);
  expect(reached.mock.calls).toEqual([['reached-beginning'], ['reached-end']]);
});

it('refuses every change while it is in motion, tells nothing, and does not make up for it afterwards [GAL-325, GAL-327]', () => {
  const changed = vi.fn();
  const reached = vi.fn();
  const gallery = createGallery({ count: 2, currentIndex: 1, reached });
  gallery.setInMotion(true);
  gallery.subscribe(changed);
  expect([gallery.next(), gallery.previous(), gallery.select(0)]).toEqual([false, false, false]);
  expect(indexOf(gallery)).toBe(1);
  expect([changed, reached].map((fn) => fn.mock.calls.length)).toEqual([0, 0]);
  gallery.setInMotion(false);
  expect(indexOf(gallery)).toBe(1);
  expect([gallery.previous(), indexOf(gallery)]).toEqual([true, 0]);
});

it('tells of a change once, and of none where nothing changes', () => {
  const gallery = createGallery({ count: 3 });
  const changed = vi.fn();
  gallery.subscribe(changed);
  gallery.select(0);
  gallery.setInMotion(false);
  gallery.setAutoplay(false);
  expect(changed).not.toHaveBeenCalled();
  gallery.select(2);
  gallery.setAutoplay(true);
  expect(changed).toHaveBeenCalledTimes(2);
});
