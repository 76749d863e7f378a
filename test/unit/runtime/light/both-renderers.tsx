import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createDrawing } from '../../../../src/runtime/light/draw.ts';
import { nodesIn } from './nodes-in.ts';

/** Compares the nodes of a light view with those that React renders, in each of its states, rendered afresh and after the state before. */
export function showTheSame(states: Readonly<Record<string, ReactNode>>): void {
  const all = Object.entries(states);
  it.each(all.map(([name, node], at) => ({ name, node, before: all.at(at - 1)?.[1] })))(
    'both renderers show the same: $name',
    ({ node, before }) => {
      const { container, unmount } = render(node);
      const byReact = nodesIn(container);
      expect(byReact).toHaveLength(1);
      // A view starts once at a time.
      unmount();
      const drawn = (...nodes: ReactNode[]): unknown => {
        const box = document.body.appendChild(document.createElement('div'));
        const draw = createDrawing(box);
        for (const one of nodes) draw(one);
        const shown = nodesIn(box);
        draw(null);
        return shown;
      };
      expect(drawn(node)).toEqual(byReact);
      expect(drawn(before, node), 'after the state before').toEqual(byReact);
    },
  );
}
