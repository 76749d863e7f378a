import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Entry = { readonly target: Element } & Record<string, unknown>;

/** A browser's observer whose entries the test makes. */
class Observer {
  static all: Observer[] = [];
  readonly observed = new Set<Element>();
  readonly tell: (entries: Entry[]) => void;
  constructor(tell: (entries: Entry[]) => void) {
    this.tell = tell;
    Observer.all.push(this);
  }
  observe = (element: Element): void => void this.observed.add(element);
  unobserve = (element: Element): void => void this.observed.delete(element);
}

beforeEach(() => {
  Observer.all = [];
  vi.resetModules();
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => vi.unstubAllGlobals());

const KINDS = {
  onResize: async () => ({
    listen: (await import('../../../../src/runtime/page/element-observers.ts')).onResize,
    entry: (target: Element, value: number): Entry => ({ target, contentRect: { width: value, height: 1 } }),
    told: (value: number): unknown[] => [value, 1],
  }),
  inView: async () => ({
    listen: (await import('../../../../src/runtime/page/element-observers.ts')).inView,
    entry: (target: Element, value: number): Entry => ({ target, isIntersecting: value > 0 }),
    told: (value: number): unknown[] => [value > 0],
  }),
};

describe.each(Object.entries(KINDS))('%s', (_, load) => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];

  it('tells any number of listeners of one element, by one observer', async () => {
    const { listen, entry, told } = await load();
    const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
    listen(one, first);
    listen(one, second);
    listen(other, third);
    expect(Observer.all).toHaveLength(1);
    Observer.all[0]?.tell([entry(one, 5)]);
    expect(first.mock.calls).toEqual([told(5)]);
    expect(second.mock.calls).toEqual([told(5)]);
    expect(third).not.toHaveBeenCalled();
  });

  it('tells a later listener what is known, without telling the first again', async () => {
    const { listen, entry, told } = await load();
    const [first, second, gone] = [vi.fn(), vi.fn(), vi.fn()];
    listen(one, first);
    Observer.all[0]?.tell([entry(one, 5)]);
    listen(one, second);
    listen(one, gone)();
    expect(second).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(second.mock.calls).toEqual([told(5)]);
    expect(first).toHaveBeenCalledTimes(1);
    expect(gone).not.toHaveBeenCalled();
  });

  it('stops one listener and leaves the others, however often it is stopped', async () => {
    const { listen, entry } = await load();
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = listen(one, first);
    const stopSecond = listen(one, second);
    stop();
    stop();
    Observer.all[0]?.tell([entry(one, 5)]);
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect(Observer.all[0]?.observed).toEqual(new Set([one]));
    stopSecond();
    expect(Observer.all[0]?.observed).toEqual(new Set());
    // A stop of the time before takes nothing from whoever listens now.
    listen(one, first);
    stop();
    stopSecond();
    Observer.all[0]?.tell([entry(one, 6)]);
    expect(first).toHaveBeenCalledTimes(1);
  });

  it('counts the same function as often as it listens', async () => {
    const { listen, entry } = await load();
    const fn = vi.fn();
    const stop = listen(one, fn);
    listen(one, fn);
    stop();
    Observer.all[0]?.tell([entry(one, 5)]);
    expect(fn).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing of an element that nobody listens to, and asks anew', async () => {
    const { listen, entry } = await load();
    const fn = vi.fn();
    listen(one, fn)();
    Observer.all[0]?.tell([entry(one, 5)]);
    listen(one, fn);
    await Promise.resolve();
    expect(fn).not.toHaveBeenCalled();
    expect(Observer.all[0]?.observed).toEqual(new Set([one]));
  });

  it('lets the others hear where one throws, and where one stops another', async () => {
    const { listen, entry } = await load();
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const [stopped, last] = [vi.fn(), vi.fn()];
    let stop = (): void => {};
    listen(one, () => {
      stop();
      throw new Error('no');
    });
    stop = listen(one, stopped);
    listen(one, last);
    Observer.all[0]?.tell([entry(one, 5)]);
    expect(reported).toHaveBeenCalledTimes(1);
    expect(stopped).not.toHaveBeenCalled();
    expect(last).toHaveBeenCalledTimes(1);
  });
});
