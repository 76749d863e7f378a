import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { submitOwnForm } from '../../../../../src/widgets/_shared/server/submit-own-form.ts';

const asked: string[] = [];

beforeEach(() => {
  document.body.innerHTML = '<form method="post" action="/enviar"><input name="nome" value="Ana"></form>';
  asked.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const submit = () =>
  submitOwnForm({ form: document.querySelector('form') as HTMLFormElement, submitter: null, byBrowser: false });

for (const [what, error, requests] of [
  ['that ran out of time is not followed by another', new DOMException('late', 'TimeoutError'), ['POST']],
  ['that failed is asked about, shortly', new TypeError('failed'), ['POST', 'HEAD 1000']],
] as const)
  it(`a request ${what}`, async () => {
    const limits: number[] = [];
    vi.stubGlobal('AbortSignal', { timeout: (ms: number) => void limits.push(ms) });
    vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
      const limit = limits.at(-1);
      asked.push(method === 'POST' ? method : `${method} ${limit}`);
      if (method === 'POST') throw error;
    });
    expect(await submit()).toEqual({ kind: 'answer', status: 0, data: null });
    expect(asked).toEqual(requests);
  });
