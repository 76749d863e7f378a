import { describe, expect, it, vi } from 'vitest';
import { createScheduler, whenOf } from '../../../../src/runtime/stage/scheduler.ts';
import type { When } from '../../../../src/vocab/block/define-block.ts';
import { fakeHandover } from '../loader/fake-handover.ts';

function setUp() {
  const fake = fakeHandover();
  const told: Element[][] = [];
  const waits = createScheduler(fake.handover, (elements) => void told.push([...elements]));
  const element = () => document.createElement('div');
  const see = async (...seen: [Element, boolean?][]) => {
    for (const sight of seen) {
      fake.handover.seen.push(sight);
      fake.handover.notify();
    }
    await Promise.resolve();
  };
  return { ...fake, told, waits, element, see };
}

const WHENS: When[] = ['load', 'visible', 'idle', 'interaction'];

describe('when a block is due', () => {
  it('is told by its own word, else by the declaration', () => {
    const element = document.createElement('div');
    expect(whenOf(element, 'idle')).toBe('idle');
    for (const word of WHENS) {
      element.setAttribute('data-block-load', word);
      expect(whenOf(element, 'idle')).toBe(word);
    }
    for (const word of ['', 'never', 'constructor']) {
      element.setAttribute('data-block-load', word);
      expect(whenOf(element, 'interaction')).toBe('interaction');
    }
  });
});

describe('waiting', () => {
  it('tells all that are due at once together', () => {
    const { waits, told, element } = setUp();
    const [a, b, c] = [element(), element(), element()];
    waits.add([[a, 'load'] as const, [b, 'visible'] as const, [c, 'load'] as const]);
    expect(told).toEqual([[a, c]]);
  });

  it('for the view is over when the block comes near, and once only', async () => {
    const { waits, told, element, see, observed } = setUp();
    const [a, b] = [element(), element()];
    waits.add([[a, 'visible'] as const, [b, 'visible'] as const]);
    expect([...observed]).toEqual([a, b]);
    await see([a], [b]);
    expect(told).toEqual([[a, b]]);
    expect([...observed]).toEqual([]);
    await see([a]);
    expect(told).toHaveLength(1);
  });

  it('for a touch is not over by coming near; a touch ends every wait', async () => {
    const { waits, told, element, see } = setUp();
    const [a, b] = [element(), element()];
    waits.add([[a, 'interaction'] as const, [b, 'visible'] as const]);
    await see([a]);
    expect(told).toEqual([]);
    await see([a, true], [b, true]);
    expect(told).toEqual([[a, b]]);
  });

  it('knows what the loader saw before', () => {
    const fake = fakeHandover();
    const seen = document.createElement('div');
    fake.handover.seen.push([seen]);
    const due = vi.fn();
    createScheduler(fake.handover, due).add([[seen, 'visible']]);
    expect(due).toHaveBeenCalledWith([seen]);
  });

  it('for the idle page is over when it is idle, unless the block is gone', () => {
    const { waits, told, element } = setUp();
    let idle = (): void => {};
    vi.stubGlobal('requestIdleCallback', (fn: () => void) => {
      idle = fn;
      return 1;
    });
    vi.stubGlobal('cancelIdleCallback', () => {});
    const [a, b] = [element(), element()];
    waits.add([[a, 'idle'] as const, [b, 'idle'] as const]);
    expect(told).toEqual([]);
    waits.remove(b);
    idle();
    expect(told).toEqual([[a]]);
  });

  it('ends when everything stops', async () => {
    const { waits, told, element, see, disconnect } = setUp();
    const a = element();
    waits.add([[a, 'visible']]);
    waits.stop();
    await see([a, true]);
    expect(told).toEqual([]);
    expect(disconnect).toHaveBeenCalledOnce();
  });
});
