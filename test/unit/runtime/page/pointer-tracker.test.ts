import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Drag,
  lockedAxis,
  type PointerOptions,
  trackPointer,
  velocityOf,
} from '../../../../src/runtime/page/pointer-tracker.ts';

describe('velocityOf', () => {
  const at = (x: number, time: number) => ({ x, y: -x, time });

  it('is measured over the last five positions [SLIDE-316]', () => {
    const samples = [at(0, 0), at(900, 10), at(910, 20), at(920, 30), at(930, 40), at(940, 50)];
    expect(velocityOf(samples)).toEqual({ x: 1, y: -1 });
    expect(velocityOf(samples.slice(0, 5))).toEqual({ x: 930 / 40, y: -930 / 40 });
  });

  it('is zero without a time between the positions', () => {
    for (const samples of [[], [at(5, 1)], [at(0, 1), at(9, 1)]]) expect(velocityOf(samples)).toEqual({ x: 0, y: 0 });
  });
});

describe('lockedAxis', () => {
  it('locks after 10 px, to the longer way [SLIDE-314]', () => {
    expect(lockedAxis(9, -9)).toBeNull();
    expect(lockedAxis(-10, 9)).toBe('x');
    expect(lockedAxis(9, -10)).toBe('y');
    expect(lockedAxis(10, 10)).toBe('x');
  });
});

describe('trackPointer', () => {
  let element: HTMLElement;
  let seen: string[] = [];
  let last: Drag | undefined;
  let stop = (): void => {};

  const track = (options: PointerOptions = {}) => {
    const note =
      (name: string) =>
      (drag: Drag, cancelled?: boolean): void => {
        last = drag;
        seen.push(cancelled ? `${name} cancelled` : name);
      };
    stop = trackPointer(element, { start: note('start'), move: note('move'), end: note('end'), ...options });
  };
  const fire = (type: string, x: number, y = 0, init: PointerEventInit = {}) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      pointerType: 'mouse',
      buttons: type === 'pointerup' ? 0 : 1,
      clientX: x,
      clientY: y,
      ...init,
    });
    (type === 'pointerdown' ? element : window).dispatchEvent(event);
  };
  const click = (detail = 1): boolean => element.dispatchEvent(new MouseEvent('click', { cancelable: true, detail }));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    element = document.body.appendChild(document.createElement('div'));
    seen = [];
  });
  afterEach(() => {
    stop();
    element.remove();
    vi.useRealTimers();
  });

  it('begins a drag at 10 px along its axis, not at 9 [SLIDE-314]', () => {
    track({ axis: 'x' });
    fire('pointerdown', 0);
    fire('pointermove', 9);
    expect(seen).toEqual([]);
    fire('pointermove', 10);
    fire('pointermove', 30, 5);
    fire('pointerup', 30, 5);
    expect(seen).toEqual(['start', 'move', 'move', 'end']);
    expect(last).toMatchObject({ movedX: 30, movedY: 5, pointerType: 'mouse', target: element });
  });

  it('leaves a gesture along the other axis to the page, to its end [SLIDE-314]', () => {
    track({ axis: 'x' });
    fire('pointerdown', 0);
    fire('pointermove', 2, 10);
    fire('pointermove', 90, 10);
    fire('pointerup', 90, 10);
    expect(seen).toEqual([]);
  });

  it('suppresses the click after a drag, and no other', () => {
    track({ axis: 'x' });
    fire('pointerdown', 0);
    fire('pointermove', 40);
    fire('pointerup', 40);
    expect(click(0), 'a key').toBe(true);
    expect(click(), 'the click of the drag').toBe(false);
    expect(click(), 'the next one').toBe(true);
    fire('pointerdown', 0);
    fire('pointermove', 9);
    fire('pointerup', 9);
    expect(click(), 'after 9 px').toBe(true);
  });

  it('ends a resting mouse drag after 500 ms, and never one by touch [SLIDE-317]', () => {
    track({ idleMs: 500 });
    fire('pointerdown', 0);
    fire('pointermove', 40);
    vi.advanceTimersByTime(499);
    expect(seen).toEqual(['start', 'move']);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['start', 'move', 'end']);
    fire('pointermove', 80);
    expect(seen).toHaveLength(3);
    seen = [];
    const touch = { pointerType: 'touch' };
    fire('pointerdown', 0, 0, touch);
    fire('pointermove', 40, 0, touch);
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(['start', 'move']);
  });

  it('cancels when the browser takes the pointer, the window loses the focus, or it is stopped', () => {
    for (const leave of [
      () => fire('pointercancel', 40),
      () => window.dispatchEvent(new Event('blur')),
      () => element.dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 1 })),
      () => stop(),
    ]) {
      seen = [];
      track();
      fire('pointerdown', 0);
      fire('pointermove', 40);
      leave();
      expect(seen).toEqual(['start', 'move', 'end cancelled']);
      fire('pointermove', 80);
      expect(seen).toHaveLength(3);
      stop();
    }
  });

  it('ends where the button was released unseen, and ignores other buttons and what is not accepted', () => {
    track({ accepts: ({ shiftKey }) => !shiftKey });
    fire('pointerdown', 0, 0, { button: 2 });
    fire('pointermove', 40);
    fire('pointerdown', 0, 0, { shiftKey: true });
    fire('pointermove', 40);
    expect(seen).toEqual([]);
    fire('pointerdown', 0);
    fire('pointermove', 40);
    fire('pointermove', 60, 0, { buttons: 0 });
    expect(seen).toEqual(['start', 'move', 'end']);
  });

  it('reports two pointers as a pinch, and drags on with the one that is left', () => {
    const pinches: unknown[] = [];
    track({
      pinchStart: (pinch) => pinches.push(pinch),
      pinch: (pinch) => pinches.push(pinch),
      pinchEnd: () => pinches.push('end'),
    });
    const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch' });
    fire('pointerdown', 0, 0, finger(1));
    fire('pointerdown', 100, 0, finger(2));
    fire('pointermove', 200, 0, finger(2));
    fire('pointerup', 0, 0, finger(1));
    expect(pinches).toEqual([
      { x: 50, y: 0, distance: 100, scale: 1 },
      { x: 100, y: 0, distance: 200, scale: 2 },
      'end',
    ]);
    fire('pointermove', 240, 0, finger(2));
    expect(seen).toEqual(['start', 'move']);
    expect(last).toMatchObject({ movedX: 40 });
    fire('pointerup', 240, 0, finger(2));
    expect(seen.at(-1)).toBe('end');
  });
});
