import { describe, expect, it } from 'vitest';
import { shapeNames } from '../../../../../src/vocab/catalogue/codes/display.ts';
import { shapeSizes } from '../../../../../src/vocab/codes/fluid-blocks.ts';
import { shapeList, shapeNamed } from '../../../../../src/widgets/_shared/media/shapes.ts';
import { shape } from '../../../../../src/widgets/shape/block.ts';

describe('shapes', () => {
  it('are about 35, the names of the requirements first', () => {
    expect(shapeList).toHaveLength(35);
    expect(shapeList.slice(0, shapeNames.words.length)).toEqual(shapeNames.words);
  });

  it.each(shapeList)('%s has one of the three sizes and an outline within its box', (name) => {
    const found = shapeNamed(name);
    if (!found) throw new Error(name);
    const { width, height, path } = found;
    expect(shapeSizes.allPercent).toContain(Math.round((height / width) * 100));
    expect(path).toMatch(/^M[\dMLHVCAZ .-]+Z$/);
  });

  it('are all named in the help of the block', () => {
    const said: readonly string[] = shape.data.shape.help.match(/[a-z]+/g) ?? [];
    expect(shapeList.filter((name) => !said.includes(name))).toEqual([]);
  });

  it.each(['banana', '', 'toString', '__proto__'])('there is none called "%s"', (name) =>
    expect(shapeNamed(name)).toBeNull(),
  );
});
