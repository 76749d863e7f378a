import { expect, it, vi } from 'vitest';
import type { SubmitAttempt } from '../../../../../../src/widgets/_shared/form/engine/submit-attempt.ts';
import { submitToPlatform } from '../../../../../../src/widgets/_shared/form/engine/submit-to-platform.ts';
import { ChosenFiles } from '../../../../../../src/widgets/_shared/form/files/chosen-files.ts';

/** What comes of a submission with files, whose 5 s pass at once where the code for them has not come. */
function submitFiles(attempt: Partial<SubmitAttempt>): ReturnType<typeof submitToPlatform> {
  const chosen = new ChosenFiles(new Map(), () => 'chave');
  chosen.add('foto', [new File(['x'], 'a.png', { type: 'image/png' })]);
  const handle = {
    after(_: number, fn: () => void) {
      setTimeout(fn);
      return () => {};
    },
  };
  const data = { formId: 'f' };
  const request = async () => async () => ({});
  const all = { handle, data, chosen, request, own: null, captcha: null, unavailable: 'agora não', ...attempt };
  return submitToPlatform(all as unknown as SubmitAttempt, { fields: [], values: new Map() }, (key) => key);
}

it.each<[string, () => Promise<never>]>([
  ['hangs', () => new Promise(() => {})],
  ['fails', () => Promise.reject(new Error('503'))],
])('a form with files whose code for sending %s comes back, and nothing was sent', async (_, loadFileSending) => {
  const request = vi.fn(async () => async () => ({}));
  for (const own of [null, document.createElement('form')])
    expect(await submitFiles({ own, loadFileSending, request })).toEqual({
      sent: false,
      errors: { messages: ['agora não'], fields: new Map(), notices: false },
      status: 0,
      unsent: 'no-files',
    });
});

it('the call layer is asked for at once, since its time counts from the press', async () => {
  const request = vi.fn(async () => async () => ({}));
  const done = submitFiles({ request, loadFileSending: () => new Promise(() => {}) });
  expect(request).toHaveBeenCalledTimes(1);
  await done;
});
