import { expect, it } from 'vitest';
import {
  DEFAULT_ANIMATION_DURATION,
  DEFAULT_TWEEN_DURATION,
  timingTokens,
  tweenArguments,
} from '../../../../../src/vocab/rules/display/tween-arguments.ts';

const step = (): void => {};

it('lasts 300 ms where nobody says [TWEEN-301] [TWEEN-601]', () => {
  expect(DEFAULT_TWEEN_DURATION).toBe(300);
  expect(tweenArguments(step)).toEqual({ step, duration: 300 });
  expect(tweenArguments(step, undefined).duration).toBe(300);
});

it('is 0.3 s for an animation [TWEEN-302]', () => expect(DEFAULT_ANIMATION_DURATION).toBe(0.3));

it('throws where the duration is not a finite number [TWEEN-303] [TWEEN-602]', () => {
  for (const duration of [
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    '300',
    null,
    {},
    [],
    true,
    Symbol('x'),
    300n,
  ])
    expect(() => tweenArguments(step, duration)).toThrow(/duration is not a finite number/i);
});

it('takes every finite duration, and ends at once below 0', () => {
  expect([0, 1.5, 1e9, -1].map((duration) => tweenArguments(step, duration).duration)).toEqual([0, 1.5, 1e9, 0]);
});

it('throws where the first argument is no function [TWEEN-304] [TWEEN-603]', () => {
  for (const wrong of [undefined, null, 'step', 300, {}, []])
    expect(() => tweenArguments(wrong, 300)).toThrow(
      new TypeError('The first argument of a tween must be a function.'),
    );
});

it('has timings from 0 to 600 ms for the design tokens [TWEEN-305]', () => {
  expect(timingTokens).toEqual([0, 100, 200, 300, 400, 500, 600]);
});
