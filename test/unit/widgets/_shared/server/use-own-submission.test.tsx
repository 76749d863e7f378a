// A submission that the page's own scripts take over.
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOwnSubmission } from '../../../../../src/widgets/_shared/server/use-own-submission.ts';
import { fakeHandle } from '../../../fake-handle.ts';

/** A form of the page, whose script prevents its submission; `ended` ends the time of a double click. */
function mount(prevents: (event: SubmitEvent) => boolean) {
  document.body.innerHTML =
    '<div><form method="post" action="/comprar"><input name="cor" value="azul"><button>Comprar</button></form></div>';
  const form = document.querySelector('form') as HTMLFormElement;
  const heard = vi.fn((event: SubmitEvent) => {
    if (prevents(event)) event.preventDefault();
  });
  form.addEventListener('submit', heard);
  const fetched = vi.fn(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', fetched);
  const timers: (() => void)[] = [];
  const handle = fakeHandle({
    element: form.parentElement as HTMLElement,
    after(_ms, end) {
      timers.push(end);
      return () => {};
    },
  });
  const forms = [form];
  const { result } = renderHook(() => useOwnSubmission(handle, forms, { answer: 'auto', isReplaced: false }));
  const press = (): Promise<void> => act(async () => result.current.send(form, document.querySelector('button')));
  const ended = (): Promise<void> =>
    act(async () => {
      for (const end of timers.splice(0)) end();
    });
  return { form, heard, fetched, press, ended, status: () => result.current.status.state };
}

it('lets the script that has taken it over send the form itself, a moment later', async () => {
  let isReady = false;
  const { form, fetched, press, status } = mount(() => !isReady);
  form.addEventListener('submit', async () => {
    if (isReady) return;
    isReady = await Promise.resolve(true);
    form.requestSubmit(document.querySelector('button'));
  });
  await press();
  await act(async () => vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1)));
  await act(async () => vi.waitFor(() => expect(status()).toBe('sent')));
});

it('takes another press for the second half of a double click, until that is over', async () => {
  const { heard, press, ended, status } = mount(() => true);
  await press();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(status()).toBe('ready');
  await press();
  expect(heard).toHaveBeenCalledTimes(1);
  await ended();
  await press();
  expect(heard).toHaveBeenCalledTimes(2);
});
