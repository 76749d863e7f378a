import { describe, expect, it } from 'vitest';
import { mergeLines } from '../../../../../src/runtime/services/text-highlight/line-boxes.ts';
import { seededRandom } from '../../../../../src/runtime/services/text-highlight/seeded-random.ts';
import { shapePath } from '../../../../../src/runtime/services/text-highlight/shape-path.ts';
import { highlightShapes } from '../../../../../src/vocab/codes/highlight.ts';
import type { WordIn } from '../../../../../src/vocab/codes/words.ts';

const box = { x: 10, y: 20, width: 200, height: 24 };

const pathOf = (shape: WordIn<typeof highlightShapes>, seed = 'um', at = box) =>
  shapePath(shape, { box: at, em: 20, thickness: 1.2, random: seededRandom(seed) });

describe('the path of a highlight', () => {
  it.each(highlightShapes.words)(
    '%s is near the line, begins at its left, and is the same for the same id [HILITE-304]',
    (shape) => {
      const { d, strokes } = pathOf(shape);
      expect(d).toMatch(/^M[-\d. ]+[A-Za-z]/);
      expect(d).not.toMatch(/NaN|Infinity|e-/);
      expect(d.split('M')).toHaveLength(strokes + 1);
      const [x = 0, y = 0] = (d.match(/-?[\d.]+/g) ?? []).map(Number);
      expect(x).toBeGreaterThanOrEqual(box.x - 10);
      expect(x).toBeLessThan(box.x + 30);
      expect(y).toBeGreaterThan(box.y - 10);
      expect(y).toBeLessThan(box.y + box.height + 10);
      expect(pathOf(shape)).toEqual({ d, strokes, thickness: shape === 'marker' ? 18 : 1.2 });
    },
  );

  it('differs from shape to shape, and a little from id to id', () => {
    expect(new Set(highlightShapes.words.map((shape) => pathOf(shape).d)).size).toBe(12);
    expect(pathOf('circle', 'dois').d).not.toBe(pathOf('circle').d);
  });

  it('is a path for the narrowest text, too', () => {
    for (const shape of highlightShapes.words)
      expect(pathOf(shape, 'um', { ...box, width: 1 }).d).not.toMatch(/NaN|Infinity/);
  });
});

it('joins what is on one line, whatever the order and the sizes of its parts', () => {
  const parts = [
    { x: 60, y: 2, width: 20, height: 12 },
    { x: 0, y: 30, width: 40, height: 20 },
    { x: 10, y: 0, width: 50, height: 20 },
    { x: 5, y: 10, width: 0, height: 20 },
  ];
  expect(mergeLines(parts)).toEqual([
    { x: 10, y: 0, width: 70, height: 20 },
    { x: 0, y: 30, width: 40, height: 20 },
  ]);
});
