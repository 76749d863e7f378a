// States and words. Focus, stacking, keys and motion are proved in test/browser/blocks/dialog/dialog.spec.ts.
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createDrawing } from '../../../../src/runtime/light/draw.ts';
import type { LayerPayloads } from '../../../../src/vocab/block/layers.ts';
import type { CallPrompt } from '../../../../src/vocab/calls.ts';
import { startDialog } from '../../../../src/widgets/dialog/view.tsx';
import { fakeHandle } from '../../fake-handle.ts';
import { showTheSame } from '../../runtime/light/both-renderers.tsx';

type Payload = LayerPayloads['dialog'];

const closers = new Set<() => void>();
// What is open still listens to the document's keys.
afterEach(() => {
  for (const close of closers) close();
});

function stage() {
  const open: Payload[] = [];
  const handle = fakeHandle();
  return {
    /** As the stage does: each is a layer of its own, which goes once its view has closed it. */
    tell(kind: CallPrompt, text: string): void {
      const box = document.body.appendChild(document.createElement('div'));
      const draw = createDrawing(box);
      const payload = { kind, text };
      open.push(payload);
      const close = (): void => {
        closers.delete(close);
        open.splice(open.indexOf(payload), 1);
        stop();
        draw(null);
        box.remove();
      };
      const stop = startDialog({ handle, draw, layer: { payload, close, onCloseRequest: () => {} } });
      closers.add(close);
    },
    dialogs: () => open.map(({ text }) => text),
  };
}

/** Clicks, and waits until the dialog has gone: without motion in a microtask. */
async function click(element: Element | undefined): Promise<void> {
  fireEvent.click(element as Element);
  await new Promise((resolve) => queueMicrotask(() => setTimeout(resolve)));
}

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

it.each([
  ['a pointer over it', (dialog: Element) => fireEvent.pointerMove(dialog.querySelector('p') as Element), 1],
  ['a touch', (dialog: Element) => fireEvent.pointerDown(dialog.querySelector('p') as Element), 1],
  ['a key', (dialog: Element) => fireEvent.keyDown(dialog, { key: 'Control' }), 1],
  ['a pointer beside it', (dialog: Element) => fireEvent.pointerMove(dialog), 0],
])(
  'an information stays for who turns to it, with a button that confirms; Esc cancels: %s [DLG-310]',
  (_, touch, stops) => {
    const stopped = vi.fn();
    const told = vi.fn(() => true);
    const handle = fakeHandle({ after: () => stopped, emit: told });
    const box = document.body.appendChild(document.createElement('div'));
    const draw = createDrawing(box);
    const payload: Payload = { kind: 'inform', text: 'Guardado' };
    const stop = startDialog({ handle, draw, layer: { payload, close: () => {}, onCloseRequest: () => {} } });
    const ok = (): HTMLElement | null => screen.queryByRole('button', { name: 'OK' });
    expect(ok()).toBeNull();
    const dialog = screen.getByRole('dialog');
    touch(dialog);
    expect(stopped).toHaveBeenCalledTimes(stops);
    expect(ok() !== null).toBe(stops > 0);
    expect(told).not.toHaveBeenCalled();
    const button = ok();
    touch(dialog);
    expect(ok()).toBe(button);
    if (button) fireEvent.click(button);
    else fireEvent.keyDown(document, { key: 'Escape' });
    expect(told).toHaveBeenCalledExactlyOnceWith(button ? 'dialog-confirm' : 'dialog-cancel', { kind: 'inform' });
    stop();
    draw(null);
    box.remove();
  },
);

/** What a dialog draws: at first, and once a press has changed it. */
function drawn(payload: Payload, press?: string): ReactNode {
  let node: ReactNode;
  const handle = fakeHandle({ after: () => () => {}, log: { warn: () => {}, error: () => {} } });
  const box = document.createElement('div');
  const draw = createDrawing(document.body.appendChild(box));
  startDialog({
    handle,
    draw(next) {
      node = next;
      draw(next);
    },
    layer: { payload, close: () => {}, onCloseRequest: () => {} },
  });
  if (press) [...box.querySelectorAll('button')].find(({ textContent }) => textContent === press)?.click();
  const shown = node;
  draw(null);
  box.remove();
  return shown;
}

showTheSame({
  'the system error': drawn({ kind: 'system-error', text: 'Erro <b>interno</b>' }),
  'the system error while it hides': drawn({ kind: 'system-error', text: 'Erro' }, 'Limpar'),
  'the prompt to sign in': drawn({ kind: 'login', text: '' }),
  'the sign-up dialog': drawn({ kind: 'sign-up' }),
  'the spinner': drawn({ kind: 'spinner' }),
  'a confirmation': drawn({ kind: 'confirm', title: 'Remover?', text: 'A tigela sai do carrinho.' }),
  'a confirmation while it hides': drawn({ kind: 'confirm', text: 'Remover?' }, 'Rejeitar'),
  'a confirmation with labels of its own': drawn({
    kind: 'confirm',
    text: 'Remover?',
    labels: { confirm: 'Sim', cancel: null, reject: 'Não' },
  }),
  'an alert': drawn({ kind: 'alert', notice: 'cart-cookie' }),
  'an alert of a title alone, in a corner': drawn({ kind: 'alert', title: 'Pronto', position: 'top-left' }),
  'an information': drawn({ kind: 'inform', notice: 'signed-out' }),
  'an information beside a point': drawn({ kind: 'inform', text: 'Copiado', position: { x: 10, y: 10 } }),
  'a dialog without words': drawn({ kind: 'alert' }),
});
