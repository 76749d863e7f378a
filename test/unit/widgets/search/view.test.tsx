import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '../../../../src/vocab/calls.ts';
import { search } from '../../../../src/widgets/search/block.ts';
import { readSearch } from '../../../../src/widgets/search/content.ts';
import { useQuery } from '../../../../src/widgets/search/use-query.ts';
import { View } from '../../../../src/widgets/search/view.tsx';
import { mountBlock } from '../../mount-block.tsx';

const FORM =
  '<form action="/busca"><input type="hidden" name="tipo" value="peca"><input type="search" name="q"></form>';

beforeEach(() => history.replaceState(null, '', '/?q=nada'));

function mount() {
  const asked: string[] = [];
  mountBlock(search, readSearch, View, FORM, {
    attributes: { 'data-results': '', 'data-server': 'platform' },
    request: async () => async (call: Call) => {
      asked.push(call.query?.q ?? '');
      return { items: [], total: 0 };
    },
  });
  return asked;
}

it('has the focus in the field once the search is cleared [COLL-008]', async () => {
  mount();
  const clear = await screen.findByRole('button', { name: 'Limpar a busca' });
  act(() => clear.focus());
  fireEvent.click(clear);
  expect(clear.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  expect(location.search).toBe('');
});

it('searches again for the same text, which adds nothing to the history [COLL-008]', async () => {
  const asked = mount();
  await screen.findByRole('button', { name: 'Limpar a busca' });
  const pushed = vi.spyOn(history, 'pushState');
  fireEvent.submit(screen.getByRole('search'));
  await screen.findByRole('button', { name: 'Limpar a busca' });
  expect(asked).toEqual(['nada', 'nada']);
  expect(pushed).not.toHaveBeenCalled();
});

it('adds another text to the history, once', () => {
  const pushed = vi.spyOn(history, 'pushState');
  const { result } = renderHook(() => useQuery('q', true));
  act(() => result.current[1]('vaso azul'));
  act(() => result.current[1]('vaso azul'));
  expect([result.current[0], result.current[2]]).toEqual(['vaso azul', 2]);
  expect(pushed).toHaveBeenCalledOnce();
  expect(location.search).toBe('?q=vaso+azul');
});
