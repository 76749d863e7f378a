import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { shape } from '../../../../src/widgets/shape/block.ts';
import type { ShapeContent } from '../../../../src/widgets/shape/content.ts';
import { View } from '../../../../src/widgets/shape/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

function mount(attributes: Record<string, string>, content: ShapeContent = {}) {
  const warn = vi.fn();
  const { data, problems } = parse(shape.data, { attribute: (name) => attributes[name] ?? null });
  const view = render(<View data={data} content={content} handle={fakeHandle({ log: { warn, error: () => {} } })} />);
  return { ...view, warn, problems };
}

it('is a decoration without a label, and an image with one', () => {
  expect(mount({ 'data-shape': 'circle' }).queryByRole('img')).toBeNull();
  expect(mount({ 'data-shape': 'circle', 'data-label': 'Lua' }).getByRole('img', { name: 'Lua' })).not.toBeNull();
});

it('says that no shape has the name, and shows the page’s markup', () => {
  const { container, warn } = mount({ 'data-shape': 'banana' });
  expect(container.querySelector('slot')).not.toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^no shape is called "banana", so nothing is shown; write /),
    expect.any(Element),
  );
});

it('leaves what a published page has drawn', () => {
  const { container, warn } = mount({}, { drawn: true });
  expect(container.innerHTML).toBe('<slot></slot>');
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  { description: undefined, problems: 0 },
  {
    description: '{"angle": 1, "distance": {"value": 1, "unit": "px"}, "blur": {"value": 1, "unit": "px"}}',
    problems: 0,
  },
  { description: '{"angle": 1}', problems: 1 },
  { description: 'no JSON', problems: 1 },
])('a shadow of $description is reported $problems times, and the shape drawn [FLUID-306, FLUID-317]', (given) => {
  const { container, problems } = mount({
    'data-shape': 'gear',
    ...(given.description && { 'data-drop-shadow': given.description }),
  });
  expect(problems).toHaveLength(given.problems);
  expect(container.querySelector('path')).not.toBeNull();
});
