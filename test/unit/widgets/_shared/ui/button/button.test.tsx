import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from '../../../../../../src/widgets/_shared/ui/button/button.tsx';
import { CloseButton } from '../../../../../../src/widgets/_shared/ui/button/close-button.tsx';
import { fakeHandle } from '../../../../fake-handle.ts';

it('is a button that sends no form by itself, or a link', () => {
  render(
    <>
      <Button kind="main">Enviar</Button>
      <Button href="/loja">Loja</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('type', 'button');
  expect(screen.getByRole('link', { name: 'Loja' }).getAttribute('href')).toBe('/loja');
});

it('does nothing while it is busy, sends no form, and can keep the focus', () => {
  const pressed = vi.fn();
  const sent = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Button type="submit" busy onClick={pressed}>
        Enviar
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', sent);
  const button = screen.getByRole('button', { name: 'Enviar' });
  fireEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
});

it('lets a layer go by a sign that has a name', () => {
  const hide = vi.fn();
  render(<CloseButton handle={fakeHandle()} hide={hide} />);
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(hide).toHaveBeenCalledOnce();
});
