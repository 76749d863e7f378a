import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Icon } from '../../../../../../src/widgets/_shared/ui/icons/icon.tsx';
import * as icons from '../../../../../../src/widgets/_shared/ui/icons/icons.ts';

describe.each(Object.entries<string | readonly string[]>(icons))('the icon %s', (_, path) => {
  it('is drawn inside the grid of 20 px', () => {
    for (const one of [path].flat()) {
      expect(one).toMatch(/^M/);
      // Absolute positions only: relative ones are no positions on the grid.
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
