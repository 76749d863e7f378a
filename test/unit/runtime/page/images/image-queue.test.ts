import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImageQueue, type ImageRank, type Waiting } from '../../../../../src/runtime/page/images/image-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stage(mobile: boolean) {
  const queue = new ImageQueue(mobile);
  const started: string[] = [];
  const releases = new Map<string, () => void>();
  const add = (name: string, rank: ImageRank = { inView: false }): Waiting => {
    const one: Waiting = {
      rank,
      run: (release) => {
        started.push(name);
        releases.set(name, release);
      },
    };
    queue.add(one);
    return one;
  };
  const end = (name: string): void => releases.get(name)?.();
  return { queue, started, add, end };
}

it('loads 16 at a time, and the next one when one has ended [IMG-318, IMG-319]', async () => {
  const { started, add, end } = stage(false);
  for (let number = 1; number <= 20; number += 1) add(`${number}`);
  await null;
  expect(started).toHaveLength(16);
  end('7');
  end('7');
  expect(started.slice(16)).toEqual(['17']);
});

it('loads 1 at a time on a mobile device [IMG-320]', async () => {
  const { started, add, end } = stage(true);
  add('first');
  add('second');
  await null;
  expect(started).toEqual(['first']);
  end('first');
  expect(started).toEqual(['first', 'second']);
});

it('begins with the current item and its neighbours, then what is in the window, then the rest [IMG-321, IMG-322]', async () => {
  const { queue, started, add, end } = stage(true);
  add('rest');
  add('seen', { inView: true });
  add('far', { distance: 5, inView: true });
  add('previous', { distance: -1, inView: false });
  add('next', { distance: 1, inView: false });
  add('current', { distance: 0, inView: false });
  const late = add('late');
  const gone = add('gone', { inView: true });
  queue.remove(gone);
  await null;
  late.rank = { inView: true };
  for (let turn = 0; turn < 6; turn += 1) end(started.at(-1) as string);
  expect(started).toEqual(['current', 'next', 'previous', 'far', 'seen', 'late', 'rest']);
});

it('does not wait forever for one that never comes', async () => {
  const { started, add } = stage(true);
  add('never');
  add('second');
  await null;
  vi.advanceTimersByTime(29_999);
  expect(started).toEqual(['never']);
  vi.advanceTimersByTime(1);
  expect(started).toEqual(['never', 'second']);
});
