import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEarlyInput } from '../../../../src/runtime/blocks/early-input.ts';
import { withoutEchoes } from '../../../../src/runtime/blocks/without-echoes.ts';
import { fakeHandover } from './fake-handover.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function setUp() {
  const { handover } = fakeHandover();
  const early = createEarlyInput(handover);
  const makeHost = (id: string): HTMLElement => {
    const host = document.createElement('div');
    host.innerHTML = `<button id="${id}">x</button><button>y</button>`;
    document.body.append(host);
    return host;
  };
  const [host, other] = [makeHost('a'), makeHost('b')] as const;
  const target = host.firstElementChild as HTMLElement;
  const clicks: (boolean | undefined)[] = [];
  document.body.onclick = () => clicks.push(handover.playing);
  const hold = (type: string, on: Element = target) =>
    handover.held.push({ type, target: on, host: on.parentElement as Element });
  return { handover, early, host, other, target, clicks, hold };
}

describe('held input', () => {
  it('is performed natively after 5 s, and says so to the loader', () => {
    const { handover, early, clicks, hold, host } = setUp();
    hold('click');
    early.notice();
    vi.advanceTimersByTime(4_999);
    expect(clicks).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(clicks).toEqual([true]);
    expect(handover.playing).toBe(false);
    expect(early.take(host)).toEqual([]);
  });

  it('is given once to its own block, and never performed then', () => {
    const { early, host, other, target, clicks, hold } = setUp();
    hold('click');
    expect(early.take(other)).toEqual([]);
    expect(early.take(host)).toEqual([{ type: 'click', target, host }]);
    expect(early.take(host)).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(clicks).toEqual([]);
  });

  it('counts a key and the click that follows it on the same element as one', () => {
    const { early, host, hold } = setUp();
    hold('keydown');
    hold('click');
    hold('click');
    hold('keydown');
    hold('click', host.lastElementChild as Element);
    expect(withoutEchoes(early.take(host)).map(({ type }) => type)).toEqual(['keydown', 'click', 'keydown', 'click']);
  });

  it('of a failed block is performed at once, that of others is kept', () => {
    const { early, host, other, clicks, hold } = setUp();
    hold('click');
    hold('click', other.firstElementChild as Element);
    early.release(host);
    expect(clicks).toEqual([true]);
    vi.advanceTimersByTime(5_000);
    expect(clicks).toEqual([true, true]);
  });

  it('is performed when everything stops', () => {
    const { early, clicks, hold } = setUp();
    hold('click');
    early.release();
    expect(clicks).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of a form is a submit', () => {
    const { early, handover, host } = setUp();
    const form = document.createElement('form');
    host.append(form);
    const submitted = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
    handover.held.push({ type: 'submit', target: form, host });
    early.release(host);
    expect(submitted).toHaveBeenCalledOnce();
  });
});
