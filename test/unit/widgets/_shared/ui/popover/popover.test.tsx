import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Popover } from '../../../../../../src/widgets/_shared/ui/popover/popover.tsx';
import { fakeHandle } from '../../../../fake-handle.ts';

const stop = vi.hoisted(() => vi.fn());
const place = vi.hoisted(() => vi.fn(() => stop));
vi.mock('../../../../../../src/widgets/_shared/ui/floating/place.ts', () => ({ keepPlaced: place }));

it('holds its controls only while it is open, and its place, too', async () => {
  render(
    <Popover
      handle={fakeHandle()}
      label="Próxima turma"
      button={({ ref, ...anchor }) => (
        <button type="button" ref={ref} {...anchor}>
          Abrir
        </button>
      )}
    >
      {(close) => (
        <button type="button" onClick={close}>
          Reservar
        </button>
      )}
    </Popover>,
  );
  const opener = screen.getByText('Abrir');
  expect([opener.getAttribute('aria-expanded'), opener.getAttribute('aria-controls')]).toEqual(['false', null]);
  expect(screen.queryByText('Reservar')).toBeNull();
  fireEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(opener.getAttribute('aria-controls')).toBe(screen.getByLabelText('Próxima turma').id);
  await vi.waitFor(() => expect(place).toHaveBeenCalledOnce());
  fireEvent.click(screen.getByText('Reservar'));
  expect(screen.queryByText('Reservar')).toBeNull();
  expect(stop).toHaveBeenCalledOnce();
  expect(opener.getAttribute('aria-expanded')).toBe('false');
});
