import { describe, expect, it } from 'vitest';
import {
  type Bounds,
  boundedPosition,
  isSwipe,
  restingPosition,
  snapSeconds,
} from '../../../../../src/widgets/gallery/slides/swipe-motion.ts';

const bounds = (atStart: Bounds['atStart'], atEnd = atStart): Bounds => ({ min: 0, max: 3, atStart, atEnd });

describe('boundedPosition', () => {
  it('follows freely, not at all, or less and less beyond an end', () => {
    expect(boundedPosition(-0.5, bounds('none'))).toBe(-0.5);
    expect(boundedPosition(-0.5, bounds('hard'))).toBe(0);
    expect(boundedPosition(3.5, bounds('none', 'hard'))).toBe(3);
    const damped = boundedPosition(-0.5, bounds('inertial'));
    expect(damped).toBeLessThan(0);
    expect(damped).toBeGreaterThan(-0.5);
    expect(boundedPosition(-1, bounds('inertial')) - damped).toBeLessThan(0);
    expect(boundedPosition(-1, bounds('inertial')) - damped).toBeGreaterThan(-0.5);
  });

  it('leaves every place between the ends alone', () => {
    for (const boundary of ['none', 'hard', 'inertial'] as const)
      for (const position of [0, 0.4, 3]) expect(boundedPosition(position, bounds(boundary))).toBe(position);
  });
});

describe('restingPosition', () => {
  const whole = { percent: 100 };

  it('is the nearest place after a slow release, the next one after a quick one', () => {
    expect(restingPosition(1.4, 0, whole, bounds('hard'))).toBe(1);
    expect(restingPosition(1.6, 0.19, whole, bounds('hard'))).toBe(2);
    expect(restingPosition(1.1, 0.2, whole, bounds('hard'))).toBe(2);
    expect(restingPosition(1.9, -0.2, whole, bounds('hard'))).toBe(1);
    expect(restingPosition(1, 0.5, whole, bounds('hard'))).toBe(2);
    expect(restingPosition(1, -0.5, whole, bounds('hard'))).toBe(0);
  });

  it('lies between the ends, whatever the boundary', () => {
    expect(restingPosition(-0.4, -5, whole, bounds('none'))).toBe(0);
    expect(restingPosition(3.4, 5, whole, bounds('inertial'))).toBe(3);
  });

  it('follows the snap points; without any the slides stay where they are let go', () => {
    expect(restingPosition(1.4, 0, { percent: 50 }, bounds('hard'))).toBe(1.5);
    expect(restingPosition(1.4, 0, 'none', bounds('hard'))).toBe(1.4);
    expect(restingPosition(1.4, 0, { percent: 0 }, bounds('hard'))).toBe(1.4);
    expect(restingPosition(-0.2, 0, 'none', bounds('inertial'))).toBe(0);
    expect(restingPosition(-0.2, 0, 'none', bounds('none'))).toBe(-0.2);
  });
});

it('takes the time of the way at the velocity of the release, within the limits of the screen', () => {
  expect(snapSeconds(300, 1, 1280)).toBe(0.3);
  expect(snapSeconds(299, 1, 1280)).toBe(0.3);
  expect(snapSeconds(299, 1, 766)).toBe(0.299);
  expect(snapSeconds(-199, -1, 766)).toBe(0.2);
  expect(snapSeconds(501, 1, 766)).toBe(0.5);
  expect(snapSeconds(250, 1, 767)).toBe(0.3);
  expect(snapSeconds(40, 0, 767)).toBe(0.5);
});

it('counts a gesture as a swipe from 50 px within 250 ms', () => {
  expect(isSwipe(50, 250)).toBe(true);
  expect(isSwipe(-50, 250)).toBe(true);
  expect(isSwipe(49, 10)).toBe(false);
  expect(isSwipe(500, 251)).toBe(false);
});
