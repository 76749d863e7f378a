import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  amplitude,
  type Conditions,
  copiesFor,
  pathData,
  REFIT_AFTER,
  roundTime,
  runs,
  SAMPLING_STEP,
  sampleWave,
  segmentLength,
  speed,
  startOffset,
  widthOf,
} from '../../../../src/widgets/marquee/logic.ts';

describe('widths', () => {
  it.each([
    [0, 50],
    [-4, 50],
    [49.9, 50],
    [50, 50],
    [51, 51],
    [Number.NaN, 50],
  ])('reckons with %d px as %d px [MARQ-608]', (measured, expected) => expect(widthOf(measured)).toBe(expected));

  it('never repeats without end, however narrow box and text are [MARQ-608]', () => {
    const { length } = sampleWave({ width: 0, segment: 1000, amplitude: 0, lead: 0 });
    expect(length).toBeCloseTo(50);
    expect(copiesFor(length, 0)).toBe(2);
    expect(copiesFor(1000, 0)).toBe(21);
    expect(Number.isFinite(roundTime(0, 1))).toBe(true);
  });
});

describe('segments', () => {
  it.each([
    [1, 1000],
    [2, 500],
    [4, 250],
    [40, 250],
    [0.5, 1000],
    [0, 1000],
    [-1, 1000],
  ])('frequency %d gives a segment of %d px [MARQ-609]', (frequency, expected) =>
    expect(segmentLength(frequency)).toBe(expected),
  );

  it('the wave comes round after one segment [MARQ-609]', () => {
    const { points } = sampleWave({ width: 1000, segment: 500, amplitude: 40, lead: 0 });
    const crossings = points.filter((point, index) => index > 0 && (points[index - 1]?.y ?? 0) < 0 && point.y >= 0);
    expect(crossings[0]?.x).toBeGreaterThan(495);
    expect(crossings[0]?.x).toBeLessThan(505);
  });
});

describe('the path', () => {
  it('is straight at intensity 0 and bends in proportion to it [MARQ-603]', () => {
    expect(amplitude(0, 1000)).toBe(0);
    expect(amplitude(6, 1000)).toBe(3 * amplitude(2, 1000));
    expect(amplitude(2, 1000)).toBeGreaterThan(0);
    const heights = [0, 1, 2].map((intensity) => {
      const wave = sampleWave({ width: 1000, segment: 1000, amplitude: amplitude(intensity, 1000), lead: 0 });
      return Math.max(...wave.points.map((point) => Math.abs(point.y)));
    });
    expect(heights[0]).toBe(0);
    expect(heights[2]).toBeCloseTo(2 * (heights[1] ?? 0), 1);
  });

  it('is sampled every 3 px along the path [MARQ-611]', () => {
    expect(SAMPLING_STEP).toBe(3);
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 2000 }), fc.integer({ min: 0, max: 200 }), (width, height) => {
        const { points } = sampleWave({ width, segment: 500, amplitude: height, lead: 32 });
        const chords = points.slice(1).map((point, index) => {
          const before = points[index] ?? point;
          return Math.hypot(point.x - before.x, point.y - before.y);
        });
        for (const chord of chords.slice(0, -1)) {
          expect(chord).toBeGreaterThan(2.9);
          expect(chord).toBeLessThan(3.1);
        }
        expect(points[0]?.x).toBe(-32);
        expect(points.at(-1)?.x).toBeCloseTo(width + 32);
      }),
      { numRuns: 30 },
    );
  });

  it('is written as SVG writes it', () => {
    expect(
      pathData(
        [
          { x: 0, y: 0 },
          { x: 3, y: -1.25 },
        ],
        10,
      ),
    ).toBe('M0.0 10.0L3.0 8.8');
  });
});

describe('the run', () => {
  it('is linear in animationSpeed [MARQ-615]', () => {
    expect(speed(1)).toBe(60);
    expect(speed(2.5)).toBe(150);
    expect(roundTime(600, 1)).toBe(10_000);
    expect(roundTime(600, 4)).toBe(2_500);
    expect(advance(0, 1000, 600, 2)).toBeCloseTo(0.2);
    expect(advance(0.95, 1000, 600, 1)).toBeCloseTo(0.05);
  });

  it('has a round that a clock can count at every speed there is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.double({ min: 0, noNaN: true }), fc.constantFrom(5e-324, 1e-320, 1e308)),
        fc.integer({ min: 0, max: 100_000 }),
        (animationSpeed, width) => {
          const round = roundTime(width, animationSpeed);
          expect(round).toBeGreaterThan(0);
          expect(Number.isFinite(0 * round)).toBe(true);
          const phase = advance(0.5, 1e9, width, animationSpeed);
          expect(phase).toBeGreaterThanOrEqual(0);
          expect(phase).toBeLessThan(1);
        },
      ),
    );
  });

  it('goes left or right and always covers the whole path [MARQ-602] [MARQ-615]', () => {
    expect(startOffset(0.3, 200, 'left')).toBeLessThan(startOffset(0.2, 200, 'left'));
    expect(startOffset(0.3, 200, 'right')).toBeGreaterThan(startOffset(0.2, 200, 'right'));
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.integer({ min: 50, max: 3000 }),
        fc.integer({ min: 50, max: 3000 }),
        fc.constantFrom('left' as const, 'right' as const),
        (phase, text, path, direction) => {
          const start = startOffset(phase, text, direction);
          expect(start).toBeLessThanOrEqual(0);
          expect(start + copiesFor(path, text) * text).toBeGreaterThanOrEqual(path);
        },
      ),
    );
  });

  const fine: Conditions = {
    inView: true,
    pageVisible: true,
    hovered: false,
    pausedOnHover: false,
    pausedByButton: false,
  };

  it.each<[string, Partial<Conditions>, boolean]>([
    ['all is well', {}, true],
    ['out of view', { inView: false }, false],
    ['the page is hidden', { pageVisible: false }, false],
    ['hovered', { hovered: true }, true],
    ['hovered with pausedOnHover', { hovered: true, pausedOnHover: true }, false],
    ['pausedOnHover without the mouse', { pausedOnHover: true }, true],
    ['the button paused it', { pausedByButton: true }, false],
  ])('%s [MARQ-604] [MARQ-605] [MARQ-607]', (_, part, expected) => expect(runs({ ...fine, ...part })).toBe(expected));

  it('waits 1000 ms before it measures again [MARQ-610]', () => expect(REFIT_AFTER).toBe(1000));
});
