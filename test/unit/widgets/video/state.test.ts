import { expect, it } from 'vitest';
import { type Loader, nextState, type Step, unloaded } from '../../../../src/widgets/video/state.ts';

const walk = (steps: readonly Step[], covered: boolean, from: Loader = unloaded): Loader =>
  steps.reduce((now, step) => nextState(now, { step, covered, byItself: 'muted' }), from);

it('goes from unloaded by loaded to its overlay, or to the video where it has none [VIDEO-306, VIDEO-307, VIDEO-308]', () => {
  expect(walk(['load'], true).state).toBe('loaded');
  expect(walk(['load', 'show'], true).state).toBe('overlayShowing');
  expect(walk(['load', 'show'], false)).toMatchObject({ state: 'videoShowing', start: 'muted' });
  expect(walk(['load', 'show', 'play'], true)).toMatchObject({ state: 'videoShowing', start: 'clicked' });
  expect(walk(['show'], false)).toBe(unloaded);
});

it('returns to its overlay when another one starts; without one it is another player, which waits [VIDEO-309]', () => {
  expect(walk(['load', 'show', 'play', 'stop'], true)).toMatchObject({ state: 'overlayShowing', round: 0 });
  expect(walk(['load', 'show', 'stop'], false)).toMatchObject({ state: 'videoShowing', round: 1, start: 'waits' });
  expect(walk(['load', 'stop'], true).state).toBe('loaded');
});

it('is loaded anew when its mode changes [VIDEO-310]', () => {
  expect(walk(['load', 'show', 'play', 'reload'], true)).toEqual({ state: 'unloaded', round: 1, start: 'waits' });
});
