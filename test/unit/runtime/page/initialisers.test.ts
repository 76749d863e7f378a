import { expect, it, vi } from 'vitest';
import { createInitialisers } from '../../../../src/runtime/page/initialisers.ts';

const nothingFails = (name: string, error: unknown): never => {
  throw new Error(`${name} failed: ${String(error)}`);
};

it('runs every initialiser once, in the order of registration [CTX-025]', () => {
  const ran: string[] = [];
  const initialisers = createInitialisers(nothingFails);
  for (const name of ['b', 'a', 'c', 'a']) initialisers.register(name, () => ran.push(name));
  expect(ran).toEqual([]);
  initialisers.run(() => {});
  expect(ran).toEqual(['b', 'a', 'c']);
  expect(initialisers.done()).toEqual(ran);
});

it('reports the one that fails and goes on with the others [CTX-025]', () => {
  const failed = vi.fn();
  const last = vi.fn();
  const after = vi.fn();
  const error = new Error('no');
  const initialisers = createInitialisers(failed);
  initialisers.register('first', () => {
    throw error;
  });
  initialisers.register('last', last);
  initialisers.run(after);
  expect(failed.mock.calls).toEqual([['first', error]]);
  expect(last).toHaveBeenCalledOnce();
  expect(after).toHaveBeenCalledOnce();
});

it('sets the flags after the last of them, also one that another registered [CTX-026]', () => {
  const order: string[] = [];
  const initialisers = createInitialisers(nothingFails);
  initialisers.register('one', () => {
    order.push('one');
    initialisers.register('late', () => order.push('late'));
  });
  initialisers.register('two', () => order.push('two'));
  initialisers.run(() => order.push(`flags for ${initialisers.done()}`));
  expect(order).toEqual(['one', 'two', 'late', 'flags for one,two,late']);
});

it('runs nothing again at a second start [CTX-027]', () => {
  const fn = vi.fn();
  const after = vi.fn();
  const initialisers = createInitialisers(nothingFails);
  initialisers.register('one', fn);
  initialisers.run(after);
  initialisers.run(after);
  expect(fn).toHaveBeenCalledOnce();
  expect(after).toHaveBeenCalledOnce();
});

it('runs a late one at once, and once [CTX-027]', () => {
  const fn = vi.fn();
  const initialisers = createInitialisers(nothingFails);
  initialisers.run(() => {});
  initialisers.register('late', fn);
  expect(fn).toHaveBeenCalledOnce();
  initialisers.register('late', fn);
  expect(fn).toHaveBeenCalledOnce();
});
