import { fireEvent, render, screen } from '@testing-library/react';
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

it('is no alarm where there is only nothing', () => {
  render(<EmptyState title="Seu carrinho está vazio" />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Seu carrinho está vazio')).toBeTruthy();
});
