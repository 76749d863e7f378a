import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { EmptyState } from '../../../../../../src/widgets/_shared/ui/state/empty-state.tsx';
import { ErrorState } from '../../../../../../src/widgets/_shared/ui/state/error-state.tsx';
import { fakeHandle } from '../../../../fake-handle.ts';

it('says what failed at once, and tries again by way of the host', () => {
  const ran: unknown[] = [];
  const run = <Result,>(fn: () => Result): Result => {
    ran.push(fn);
    return fn();
  };
  const tried = vi.fn();
  render(
    <ErrorState handle={fakeHandle({ run })} title="Não foi possível buscar" onRetry={tried}>
      Verifique a conexão.
    </ErrorState>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível buscar');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(tried).toHaveBeenCalledOnce();
  expect(ran).toEqual([tried]);
});

it('offers nothing where there is nothing to try', () => {
  render(<ErrorState handle={fakeHandle()} title="Indisponível" />);
  expect(screen.queryByRole('button')).toBeNull();
});

function Page({ state }: { readonly state: 'failed' | 'again' | 'done' }) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} tabIndex={-1} data-testid="page">
      {state !== 'done' && (
        <ErrorState handle={fakeHandle()} title="Não" onRetry={() => {}} busy={state === 'again'} next={root} />
      )}
      <button type="button">Outro</button>
    </div>
  );
}

it('hands the focus on when it goes, if its button has it', async () => {
  const view = render(<Page state="failed" />);
  const button = screen.getByRole('button', { name: 'Tentar novamente' });
  act(() => button.focus());
  view.rerender(<Page state="again" />);
  expect(document.activeElement).toBe(button);
  await act(async () => view.rerender(<Page state="done" />));
  expect(document.activeElement).toBe(screen.getByTestId('page'));
});

it('leaves the focus where the visitor is by then', async () => {
  const view = render(<Page state="again" />);
  const other = screen.getByRole('button', { name: 'Outro' });
  act(() => other.focus());
  await act(async () => view.rerender(<Page state="done" />));
  expect(document.activeElement).toBe(other);
});

it('announces another failure, whose words are the same, by a space', () => {
  const view = render(<Page state="failed" />);
  const text = () => screen.getByRole('alert').querySelector('p')?.textContent;
  expect(text()).toBe('Não');
  view.rerender(<Page state="again" />);
  expect(text()).toBe('Não');
  view.rerender(<Page state="failed" />);
  expect(text()).toBe('Não\u00a0');
});

it('is no alarm where there is only nothing', () => {
  render(<EmptyState title="Seu carrinho está vazio" />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Seu carrinho está vazio')).toBeTruthy();
});
