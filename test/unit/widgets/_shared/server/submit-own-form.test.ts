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

it.each([
  ['a page that accepts it', '<p>Obrigada</p>', 200, 'text/html', 1],
  ['a page that refuses it', '<p>E-mail?</p>', 422, 'text/html', 0],
  ['data', '{}', 200, 'application/json', 0],
])('says on the form that the page is left for %s', async (_, body, status, type, times) => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const answer = new Response(body, { status, headers: { 'content-type': type } });
  Object.defineProperty(answer, 'url', { value: `${location.origin}/enviar` });
  vi.stubGlobal('fetch', async () => answer);
  const left = vi.fn();
  addEventListener('vitrine-form-leaves', left);
  await submit();
  removeEventListener('vitrine-form-leaves', left);
  expect(left).toHaveBeenCalledTimes(times);
  assign.mockRestore();
});
