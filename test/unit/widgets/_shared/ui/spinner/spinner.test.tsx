import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Spinner } from '../../../../../../src/widgets/_shared/ui/spinner/spinner.tsx';
import { fakeHandle } from '../../../../fake-handle.ts';

it('says what is under way, in Portuguese unless told otherwise', () => {
  const { rerender } = render(<Spinner handle={fakeHandle()} />);
  expect(screen.getByRole('status').textContent).toBe('Carregando…');
  rerender(<Spinner handle={fakeHandle()} label="Buscando peças…" />);
  expect(screen.getByRole('status').textContent).toBe('Buscando peças…');
});
