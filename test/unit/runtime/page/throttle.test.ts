import { expect, it } from 'vitest';
import { SAMPLE_COUNT, type ThrottleClock, throttle } from '../../../../src/runtime/page/throttle.ts';

function stage(costs: number[]) {
  let time = 0;
  const timers: { at: number; fn: () => void }[] = [];
  const clock: ThrottleClock = {
    now: () => time,
    after: (ms, fn) => {
      const timer = { at: time + ms, fn };
      timers.push(timer);
      return () => {
        const index = timers.indexOf(timer);
        if (index >= 0) timers.splice(index, 1);
      };
    },
  };
  const starts: number[] = [];
  const ask = throttle(() => {
    starts.push(time);
    time += costs[starts.length - 1] ?? costs[costs.length - 1] ?? 0;
  }, clock);
  const waitFor = (): number => {
    const [timer] = timers.splice(0, 1);
    if (!timer) throw new Error('nothing waits');
    const waited = timer.at - time;
    time = timer.at;
    timer.fn();
    return waited;
  };
  return { ask, starts, timers, waitFor, pass: (ms: number) => (time += ms) };
}

it('runs at once the first time [MARQ-612]', () => {
  const { ask, starts, timers } = stage([10]);
  ask();
  expect(starts).toEqual([0]);
  expect(timers).toEqual([]);
});

it('waits twice the average run time before it runs again [MARQ-612]', () => {
  const { ask, starts, waitFor } = stage([10, 30, 1]);
  ask();
  ask();
  expect(waitFor()).toBe(20);
  ask();
  expect(waitFor()).toBe(40);
  expect(starts).toEqual([0, 30, 100]);
});

it('makes one run of all that is asked during the wait, and runs at once after it [MARQ-612]', () => {
  const { ask, starts, timers, waitFor, pass } = stage([10]);
  ask();
  ask();
  ask();
  expect(timers).toHaveLength(1);
  waitFor();
  expect(starts).toHaveLength(2);
  pass(20);
  ask();
  expect(starts).toHaveLength(3);
});

it('forgets run times older than the last 22 [MARQ-612]', () => {
  const { ask, waitFor } = stage([2200, ...Array<number>(SAMPLE_COUNT).fill(1)]);
  const waits: number[] = [];
  ask();
  for (let run = 1; run <= SAMPLE_COUNT + 1; run += 1) {
    ask();
    waits.push(waitFor());
  }
  expect(SAMPLE_COUNT).toBe(22);
  expect(waits[SAMPLE_COUNT - 1]).toBeCloseTo((2 * (2200 + 21)) / 22);
  expect(waits[SAMPLE_COUNT]).toBeCloseTo(2);
});

it('takes back a waiting run, and counts a run that throws', () => {
  const { ask, timers } = stage([10]);
  ask();
  ask();
  ask.cancel();
  expect(timers).toEqual([]);

  let time = 0;
  const waits: number[] = [];
  const failing = throttle(
    () => {
      time += 5;
      throw new Error('broken');
    },
    {
      now: () => time,
      after: (ms) => {
        waits.push(ms);
        return () => {};
      },
    },
  );
  expect(failing).toThrow('broken');
  failing();
  expect(waits).toEqual([10]);
});
