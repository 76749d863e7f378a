import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { search } from '../../../../src/widgets/search/block.ts';
import { readSearch } from '../../../../src/widgets/search/content.ts';
import { View } from '../../../../src/widgets/search/view.tsx';
import { heldAnswers } from '../../held-answers.ts';
import { mountBlock } from '../../mount-block.tsx';

beforeEach(() => history.replaceState(null, '', '/'));

it('forgets the chosen suggestion when others take their places, so that Enter opens none of them [BLOCK-009]', async () => {
  const { ask, waiting } = heldAnswers<unknown>();
  const { container } = mountBlock(search, readSearch, View, '<form><input type="search" name="q"></form>', {
    attributes: { 'data-server': 'platform' },
    after: (_ms, fn) => {
      fn();
      return () => {};
    },
    request: async () => ask,
  });
  const control = screen.getByRole('combobox');
  const type = async (value: string, ...titles: readonly string[]): Promise<void> => {
    const before = waiting.length;
    fireEvent.change(control, { target: { value } });
    await expect.poll(() => waiting.length).toBe(before + 1);
    fireEvent.keyDown(control, { key: 'ArrowDown' });
    const items = titles.map((title) => ({ title, url: `/peca/${title}` }));
    await act(async () => waiting[before]?.resolve({ items, total: items.length }));
  };
  const selected = () => container.querySelector('[aria-selected=true]')?.textContent;
  await type('va', 'Vaso', 'Vale');
  fireEvent.keyDown(control, { key: 'ArrowDown' });
  expect(selected()).toBe('Vaso');
  await type('val', 'Vale', 'Valsa');
  expect(selected()).toBeUndefined();
  expect(control.getAttribute('aria-activedescendant')).toBeNull();
});
