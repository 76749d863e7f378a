import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Spinner } from '../../../../../src/widgets/_parts/spinner/spinner.tsx';
import { fakeHost } from '../../../fake-host.ts';

it('says what is under way, in Portuguese unless told otherwise', () => {
  const { rerender } = render(<Spinner host={fakeHost()} />);
  expect(screen.getByRole('status').textContent).toBe('Carregando…');
  rerender(<Spinner host={fakeHost()} label="Buscando peças…" />);
  expect(screen.getByRole('status').textContent).toBe('Buscando peças…');
});
