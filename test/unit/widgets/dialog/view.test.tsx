// States and words. Focus, stacking, keys and motion are proved in test/browser/dialog.spec.ts.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Host } from '../../../../src/runtime/blocks/host.ts';
import { createPageStore } from '../../../../src/runtime/store/store.ts';
import { withDialog } from '../../../../src/runtime/store/ui.ts';
import { translator } from '../../../../src/strings/translate.ts';
import type { CallPrompt } from '../../../../src/vocab/calls.ts';
import { toContext } from '../../../../src/vocab/context.ts';
import { View } from '../../../../src/widgets/dialog/view.tsx';

function stage() {
  const store = createPageStore(toContext({}));
  const host: Host = {
    element: document.body,
    dir: 'ltr',
    run: (fn) => fn(),
    after: () => () => {},
    emit: () => true,
    takeEarly: () => [],
    strings: (messages) => translator(messages, new Map(), null),
    store,
    request: () => Promise.reject(new Error('not asked for here')),
    open: () => {},
  };
  const view = render(<View data={{}} content={{}} host={host} />);
  let count = 0;
  const tell = (kind: CallPrompt, text: string) => {
    count += 1;
    const id = String(count);
    act(() => store.setState(({ ui }) => ({ ui: withDialog(ui, { id, kind, text }) })));
  };
  return { ...view, tell, dialogs: () => store.getState().ui.dialogs.map(({ text }) => text) };
}

it('draws nothing while there is nothing to tell', () => {
  expect(stage().container.innerHTML).toBe('');
});

it('names the system error and its choices in Portuguese, and reads both out [DLG-004]', () => {
  const { tell } = stage();
  tell('system-error', 'Erro interno do servidor. Tente novamente mais tarde.');
  const dialog = screen.getByRole('alertdialog', { name: 'Algo não deu certo' });
  expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText(/Erro interno/).id);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Limpar', 'Recarregar página']);
});

it('shows a server’s markup as the text it is', () => {
  const { tell } = stage();
  tell('system-error', '<img src=x onerror=alert(1)>');
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

it('shows one at a time, and the one below when the top has gone [DLG-005]', () => {
  const { tell, dialogs } = stage();
  tell('system-error', 'um');
  tell('system-error', 'dois');
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  expect(screen.getByText('dois')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(screen.getByText('um')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(dialogs()).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('reloads the page only when asked to [DLG-006]', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { tell } = stage();
  tell('system-error', 'um');
  fireEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(reload).not.toHaveBeenCalled();
  tell('system-error', 'um');
  fireEvent.click(screen.getByRole('button', { name: 'Recarregar página' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('asks to sign in with a link, and goes on without [DLG-007]', () => {
  const { tell, dialogs } = stage();
  tell('login', 'Solicitação não autorizada');
  expect(screen.getByRole('dialog', { name: 'Entre para continuar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toMatch(/\/config\/\?frameUrl=/);
  fireEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(dialogs()).toEqual([]);
});
