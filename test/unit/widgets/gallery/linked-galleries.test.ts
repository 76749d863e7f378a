import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createGallery } from '../../../../src/widgets/gallery/state/gallery-state.ts';

const indexOf = (gallery: ReturnType<typeof createGallery>): number => gallery.getState().currentIndex;

it('keeps linked galleries at the same index, whichever of them is changed, and each tells once [GAL-332]', () => {
  const main = createGallery({ count: 5, currentIndex: 3 });
  const thumbnails = createGallery({ count: 5 });
  const told = [vi.fn(), vi.fn()] as const;
  const unlink = main.link(thumbnails);
  expect(indexOf(thumbnails)).toBe(3);
  main.subscribe(told[0]);
  thumbnails.subscribe(told[1]);
  main.next();
  expect([indexOf(main), indexOf(thumbnails)]).toEqual([4, 4]);
  thumbnails.select(1);
  expect([indexOf(main), indexOf(thumbnails)]).toEqual([1, 1]);
  expect(told.map((fn) => fn.mock.calls.length)).toEqual([2, 2]);
  unlink();
  thumbnails.select(0);
  expect(indexOf(main)).toBe(1);
});

it('refuses while a linked gallery is in motion, in both directions [GAL-326]', () => {
  const main = createGallery({ count: 5 });
  const thumbnails = createGallery({ count: 5 });
  main.link(thumbnails);
  main.setInMotion(true);
  expect([thumbnails.select(2), indexOf(thumbnails), indexOf(main)]).toEqual([false, 0, 0]);
  main.setInMotion(false);
  thumbnails.setInMotion(true);
  expect([main.next(), indexOf(main)]).toEqual([false, 0]);
  thumbnails.setInMotion(false);
  expect([main.next(), indexOf(thumbnails)]).toEqual([true, 1]);
});

it('lets a linked gallery follow although the change has begun a transition [GAL-327, GAL-332]', () => {
  const main = createGallery({ count: 5 });
  const thumbnails = createGallery({ count: 5 });
  main.link(thumbnails);
  main.subscribe((now, before) => {
    if (now.currentIndex !== before.currentIndex) main.setInMotion(true);
  });
  expect(thumbnails.select(4)).toBe(true);
  expect([indexOf(main), indexOf(thumbnails), main.getState().inMotion]).toEqual([4, 4, true]);
});

it('stays in step where a listener answers a change with another one [GAL-332]', () => {
  const main = createGallery({ count: 5 });
  const thumbnails = createGallery({ count: 5 });
  main.link(thumbnails);
  main.subscribe(({ currentIndex }) => {
    if (currentIndex === 1) main.select(3);
  });
  main.select(1);
  expect([indexOf(main), indexOf(thumbnails)]).toEqual([3, 3]);
});

it('links three galleries by way of one, and none with itself [GAL-332]', () => {
  const [one, two, three] = [createGallery({ count: 4 }), createGallery({ count: 4 }), createGallery({ count: 4 })];
  one.link(two);
  two.link(three);
  one.link(one);
  three.select(2);
  expect([one, two, three].map(indexOf)).toEqual([2, 2, 2]);
});

it('keeps its index within fewer slides and ends a transition of those that are gone [GAL-327]', () => {
  const gallery = createGallery({ count: 5, currentIndex: 4, loop: true });
  gallery.setInMotion(true);
  gallery.setCount(3);
  expect(gallery.getState()).toMatchObject({ currentIndex: 2, inMotion: false });
  expect(gallery.count).toBe(3);
  gallery.setCount(0);
  expect(indexOf(gallery)).toBe(0);
  gallery.setCount(10);
  gallery.select(9);
  expect(indexOf(gallery)).toBe(9);
});

it('keeps two linked galleries in step through any series of actions [GAL-325, GAL-326, GAL-332]', () => {
  const action = fc.record({
    side: fc.boolean(),
    what: fc.constantFrom('next', 'previous', 'select', 'move', 'rest'),
    index: fc.integer({ min: -20, max: 20 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.boolean(), fc.array(action), (count, loop, actions) => {
      const pair = [createGallery({ count, loop }), createGallery({ count, loop })] as const;
      pair[0].link(pair[1]);
      for (const { side, what, index } of actions) {
        const one = pair[side ? 1 : 0];
        const before = indexOf(one);
        const moving = pair.some((gallery) => gallery.getState().inMotion);
        if (what === 'select') one.select(index);
        else if (what === 'move' || what === 'rest') one.setInMotion(what === 'move');
        else one[what]();
        expect(indexOf(pair[0])).toBe(indexOf(pair[1]));
        if (moving) expect(indexOf(one)).toBe(before);
      }
    }),
  );
});

it('goes where a layout says that next and previous lead, and reports the end or loops where they lead nowhere', () => {
  const reached = vi.fn();
  const steps = (index: number, isForward: boolean): number | null => (isForward ? (index === 0 ? 5 : null) : null);
  const gallery = createGallery({ count: 8, reached });
  gallery.setSteps(steps);
  expect(gallery.next()).toBe(true);
  expect(indexOf(gallery)).toBe(5);
  expect(gallery.next()).toBe(false);
  expect(reached.mock.calls).toEqual([['reached-end']]);
  gallery.setSteps(null);
  gallery.next();
  expect(indexOf(gallery)).toBe(6);
  const looped = createGallery({ count: 8, loop: true, currentIndex: 5 });
  looped.setSteps(steps);
  looped.next();
  expect(indexOf(looped)).toBe(0);
  looped.previous();
  expect(indexOf(looped)).toBe(7);
});
