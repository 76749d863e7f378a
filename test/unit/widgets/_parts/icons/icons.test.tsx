import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Icon } from '../../../../../src/widgets/_parts/icons/icon.tsx';

const FOLDER = resolve('src/widgets/_parts/icons');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));

describe.each(files)('the sign %s', (file) => {
  it('is one export, drawn inside the grid of 20 px', async () => {
    const module: Record<string, string | readonly string[]> = await import(/* @vite-ignore */ `${FOLDER}/${file}`);
    const [path = '', ...more] = Object.values(module);
    expect(more).toEqual([]);
    for (const one of [path].flat()) {
      expect(one).toMatch(/^M/);
      // Absolute places only: what is relative is no place on the grid.
      for (const [, x = '', y = ''] of one.matchAll(/[ML](-?[\d.]+)[ ,]?(-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(2);
        expect(Number(x)).toBeLessThanOrEqual(18);
        expect(Number(y)).toBeGreaterThanOrEqual(2);
        expect(Number(y)).toBeLessThanOrEqual(18);
      }
    }
  });
});

it('says nothing to assistive technology', () => {
  const { container } = render(<Icon path={['M4 10h12', 'M10 4v12']} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelectorAll('path')).toHaveLength(2);
});
