import { describe, expect, it } from 'vitest';
import { ANIMATION_MS, closed, initially, revealed, toggled } from '../../../../src/widgets/accordion/logic.ts';

const still = (...open: boolean[]) => ({ open, moving: false });
const single = { multiple: false, animated: true };
const several = { multiple: true, animated: true };

describe('the start', () => {
  it('is closed, but for the first item where that is asked for [ACC-009]', () => {
    expect(initially([false, false], false)).toEqual(still(false, false));
    expect(initially([false, false], true)).toEqual(still(true, false));
    expect(initially([], true)).toEqual(still());
  });

  it('keeps open what the server sent open', () => {
    expect(initially([false, true], false)).toEqual(still(false, true));
    expect(initially([false, true], true)).toEqual(still(true, true));
  });
});

describe('an item that something else closes', () => {
  it('is closed at once, and the others stay', () => {
    expect(closed(still(true, true), 0)).toEqual({ ...still(false, true), atOnce: true });
    const state = still(false, true);
    expect(closed(state, 0)).toBe(state);
  });
});

describe('who is led to what is inside an item', () => {
  it('finds it open at once, the others closed unless several may be open [ACC-005] [ACC-006]', () => {
    expect(revealed(still(true, false), 1, false)).toEqual({ ...still(false, true), atOnce: true });
    expect(revealed(still(true, false), 1, true)).toEqual({ ...still(true, true), atOnce: true });
  });

  it('finds an open item as it is', () => {
    const open = still(true, false);
    expect(revealed(open, 0, false)).toBe(open);
  });

  it('does not wait for another item that moves, and the next click is animated again', () => {
    const led = revealed(toggled(still(false, false), 0, single), 1, false);
    expect(led).toEqual({ ...still(false, true), atOnce: true });
    expect(toggled(led, 0, single)).toEqual({ open: [true, false], moving: true });
  });
});

describe('a click', () => {
  it('opens a closed item and closes an open one [ACC-002]', () => {
    expect(toggled(still(false, false), 1, single).open).toEqual([false, true]);
    expect(toggled(still(false, true), 1, single).open).toEqual([false, false]);
  });

  it('closes the others when it opens one [ACC-005]', () => {
    expect(toggled(still(true, false, true), 1, single).open).toEqual([false, true, false]);
  });

  it('leaves the others as they are when it closes one', () => {
    expect(toggled(still(true, false, true), 0, single).open).toEqual([false, false, true]);
  });

  it('leaves the others as they are where several may be open [ACC-006]', () => {
    expect(toggled(still(true, false, false), 2, several).open).toEqual([true, false, true]);
    expect(toggled(still(true, false, true), 0, several).open).toEqual([false, false, true]);
  });

  it('moves for a while, unless nothing is animated', () => {
    expect(toggled(still(false), 0, single).moving).toBe(true);
    expect(toggled(still(false), 0, { ...single, animated: false }).moving).toBe(false);
  });

  it('is ignored while an item of the accordion moves, whichever it is on [ACC-008]', () => {
    const moving = toggled(still(false, false), 0, single);
    expect(toggled(moving, 0, single)).toBe(moving);
    expect(toggled(moving, 1, several)).toBe(moving);
  });

  it('on no item changes nothing', () => {
    const state = still(true);
    for (const index of [-1, 1, Number.NaN]) expect(toggled(state, index, single)).toBe(state);
  });
});

it('takes 250 ms [ACC-007]', () => expect(ANIMATION_MS).toBe(250));
