import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SearchPage } from '../../../../src/widgets/search/search-call.ts';
import { SearchResults } from '../../../../src/widgets/search/search-results.tsx';
import { fakeHandle } from '../../fake-handle.ts';
import { heldAnswers } from '../../held-answers.ts';

const page = (title: string, hasMore = false): SearchPage => ({
  items: [{ title, url: `/peca/${title}`, body: '', imageUrl: '', price: '', sku: '' }],
  total: null,
  hasMore,
});

function show(container: HTMLElement = document.body.appendChild(document.createElement('div'))) {
  const { ask, waiting } = heldAnswers<SearchPage>();
  render(<SearchResults query="peça" size={1} handle={fakeHandle()} search={ask} clear={() => {}} />, { container });
  const answer = (found: SearchPage | null): Promise<void> =>
    act(async () => {
      const asked = waiting.shift();
      if (found) asked?.resolve(found);
      else asked?.reject(new Error('503'));
    });
  return answer;
}

/** Presses a button as the keyboard does: it has the focus. */
function press(name: string): HTMLElement {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
  return button;
}

it('keeps the button of a failed search while it is repeated, and goes on with what was found [COLL-008]', async () => {
  const answer = show();
  await answer(null);
  const pressed = press('Tentar novamente');
  expect(pressed.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(pressed);
  await answer(null);
  expect(screen.getByRole('alert').textContent).toContain('A busca não respondeu');
  expect(press('Tentar novamente')).toBe(pressed);
  await answer(page('Vaso'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Vaso' }));
});

it('goes on with a way out where a repeated search finds nothing', async () => {
  const answer = show();
  await answer(null);
  press('Tentar novamente');
  await answer({ items: [], total: 0, hasMore: false });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Limpar a busca' }));
});

it('goes on with the first new result, where the button is or was; with the last one if nothing is new', async () => {
  const answer = show();
  await answer(page('Vaso', true));
  press('Mostrar mais resultados');
  await answer(page('Vale', true));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Vale' }));
  press('Mostrar mais resultados');
  await answer(page('Vale'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Vale' }));
});

it('leaves the focus where the visitor is by the time that more has come', async () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  const answer = show(container);
  await answer(page('Vaso', true));
  fireEvent.click(within(container).getByRole('button'));
  const first = within(container).getByRole('link');
  act(() => first.focus());
  await answer(page('Vale'));
  expect(within(container).getAllByRole('link')).toHaveLength(2);
  expect(root.activeElement).toBe(first);
});
