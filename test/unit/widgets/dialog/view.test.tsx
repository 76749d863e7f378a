// States and words. Focus, stacking, keys and motion are proved in test/browser/blocks/dialog/dialog.spec.ts.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { LayerPayloads } from '../../../../src/vocab/block/layers.ts';
import type { CallPrompt } from '../../../../src/vocab/calls.ts';
import { View } from '../../../../src/widgets/dialog/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';

function stage() {
  let shown: readonly LayerPayloads['dialog'][] = [];
  let add = (_: LayerPayloads['dialog']): void => {};
  const handle = fakeHandle();
  /** As the stage does: each is a layer of its own, which goes once its view has closed it. */
  function Layers() {
    const [layers, setLayers] = useState(shown);
    shown = layers;
    add = (one) => setLayers([...layers, one]);
    return layers.map((payload) => {
      const close = (): void => setLayers((now) => now.filter((one) => one !== payload));
      return (
        <View
          key={payload.text}
          data={{}}
          content={{}}
          handle={handle}
          layer={{ payload, close, onCloseRequest: () => {} }}
        />
      );
    });
  }
  render(<Layers />);
  return {
    tell: (kind: CallPrompt, text: string) => act(() => add({ kind, text })),
    dialogs: () => shown.map(({ text }) => text),
  };
}

/** Clicks, and waits until the dialog has gone: without motion in a microtask. */
const click = (element: Element | undefined): Promise<void> =>
  act(async () => void fireEvent.click(element as Element));

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

it('lets the one below stand when the top has gone [DLG-005]', async () => {
  const { tell, dialogs } = stage();
  tell('system-error', 'um');
  tell('system-error', 'dois');
  const clear = (): Promise<void> => click(screen.getAllByRole('button', { name: 'Limpar' }).at(-1));
  await clear();
  expect(dialogs()).toEqual(['um']);
  expect(screen.getByText('um')).toBeTruthy();
  await clear();
  expect(dialogs()).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('reloads the page only when asked to [DLG-006]', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { tell } = stage();
  tell('system-error', 'um');
  await click(screen.getByRole('button', { name: 'Limpar' }));
  expect(reload).not.toHaveBeenCalled();
  tell('system-error', 'um');
  fireEvent.click(screen.getByRole('button', { name: 'Recarregar página' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('asks to sign in with a link, and goes on without [DLG-007]', async () => {
  const { tell, dialogs } = stage();
  tell('login', 'Solicitação não autorizada');
  expect(screen.getByRole('dialog', { name: 'Entre para continuar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toMatch(/\/config\/\?frameUrl=/);
  await click(screen.getByRole('button', { name: 'Agora não' }));
  expect(dialogs()).toEqual([]);
});
