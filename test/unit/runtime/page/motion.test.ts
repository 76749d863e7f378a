import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { motion } from '../../../../src/runtime/page/motion.ts';

/** The visitor's setting, as the browser tells it. */
class Setting extends EventTarget {
  matches = false;
  set(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

let setting: Setting;
const html = document.documentElement;

beforeEach(() => {
  setting = new Setting();
  vi.stubGlobal('matchMedia', () => setting);
});

afterEach(() => {
  vi.unstubAllGlobals();
  html.removeAttribute('data-motion');
});

describe('motion', () => {
  it('is reduced by the visitor or by the page, and by no other word', () => {
    expect(motion.reduced()).toBe(false);
    html.setAttribute('data-motion', 'full');
    expect(motion.reduced()).toBe(false);
    html.setAttribute('data-motion', 'reduce');
    expect(motion.reduced()).toBe(true);
    html.removeAttribute('data-motion');
    setting.matches = true;
    expect(motion.reduced()).toBe(true);
  });

  it('tells any number of listeners of changes of the state, not of its sources', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const stops = [motion.watch(first), motion.watch(second), motion.watch(second)];
    setting.set(true);
    html.setAttribute('data-motion', 'reduce');
    await vi.waitFor(() => expect(html.getAttribute('data-motion')).toBe('reduce'));
    setting.set(false);
    expect(first.mock.calls).toEqual([[true]]);
    expect(second).toHaveBeenCalledTimes(2);
    html.removeAttribute('data-motion');
    await vi.waitFor(() => expect(first.mock.calls).toEqual([[true], [false]]));
    for (const stop of stops) stop();
  });

  it('listens to nothing once nobody does', async () => {
    const remove = vi.spyOn(setting, 'removeEventListener');
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    const told = vi.fn();
    const stop = motion.watch(told);
    const other = motion.watch(told);
    stop();
    stop();
    expect(remove).not.toHaveBeenCalled();
    other();
    expect([remove, disconnect].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    setting.set(true);
    expect(told).not.toHaveBeenCalled();
    disconnect.mockRestore();
  });
});
