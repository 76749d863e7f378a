import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('../../../docs/server/example/server.mjs', import.meta.url));

let server: ChildProcess;
let address = '';
const kept: string[] = [];

beforeAll(async () => {
  server = spawn(process.execPath, [SERVER, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: server.stdout as NodeJS.ReadableStream });
  const [first] = await once(lines, 'line');
  address = `http://127.0.0.1:${String(first).replace('http ', '')}`;
  lines.on('line', (line) => kept.push(line));
});

afterAll(async () => {
  server.kill();
  await once(server, 'exit');
});

const form = (mensagem: string): URLSearchParams =>
  new URLSearchParams({ nome: 'Ana', email: 'ana@exemplo.com', mensagem });

it.each([
  ['a form that a browser sends', '/formulario/contato', form('a'.repeat(100_000))],
  [
    'a form that a block sends',
    '/api/form/SaveFormSubmission',
    JSON.stringify({ key: 'k', formId: 'contato', form: JSON.stringify({ mensagem: 'a'.repeat(100_000) }) }),
  ],
])('the example of a server refuses %s where it is too long, and keeps nothing of it', async (_, path, body) => {
  const headers = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined;
  const send = (content: BodyInit, more?: HeadersInit): Promise<Response> =>
    fetch(address + path, { method: 'POST', body: content, redirect: 'manual', ...(more && { headers: more }) });
  expect((await send(body, headers)).status).toBe(413);
  expect(kept.filter((line) => line.includes('aaa'))).toEqual([]);
});

it('the example of a server keeps a long form whole', async () => {
  const body = form('a'.repeat(90_000));
  const answer = await fetch(`${address}/formulario/contato`, { method: 'POST', body, redirect: 'manual' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/#recebido']);
  await expect.poll(() => kept).toEqual([expect.stringContaining('a'.repeat(90_000))]);
});

it.each([
  ['signs and points without end', `${'@.'.repeat(20_000)} `],
  ['a long host', `a@${'a'.repeat(45_000)}`],
])('the example of a server refuses %s as an address, at once', async (_, email) => {
  const body = JSON.stringify({
    key: `e-mail ${String(email).length}`,
    formId: 'contato',
    form: JSON.stringify({ nome: 'Ana', email, mensagem: 'Oi' }),
  });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${address}/api/form/SaveFormSubmission`, { method: 'POST', body, headers });
  expect([answer.status, await answer.json()]).toEqual([400, { errors: { email: expect.any(String) } }]);
});

it.each(['/', '/nada'])('no other site may frame what the example of a server answers: %s', async (path) => {
  const { headers } = await fetch(address + path);
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
