// How `npm run dev` ends where something fails.
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { subscribe } from '@parcel/watcher';
import { expect, it, vi } from 'vitest';
import { watchSaved } from '../../../build/dev/saved-files.mjs';

vi.mock('@parcel/watcher', () => ({ subscribe: vi.fn(async () => ({ unsubscribe: async () => {} })) }));

it('a watch that fails later is told of, and throws nothing where nobody can catch it', async () => {
  const [saved, failed] = [vi.fn(), vi.fn()];
  await watchSaved(['src'], saved, failed);
  const error = new Error('lost');
  vi.mocked(subscribe).mock.calls[0]?.[1](error, []);
  expect(failed).toHaveBeenCalledExactlyOnceWith(error);
  expect(saved).not.toHaveBeenCalled();
});

it.each([
  ['a code of its own', 'process.exit(3)', 3],
  ['no mistake', '', 0],
  ['a signal', 'process.kill(process.pid, "SIGKILL")', 1],
])('the command ends as a worker that ends with %s', (_, worker, status) => {
  const script = `import('./build/dev/supervise.mjs').then(({ supervise }) => supervise(['-e', ${JSON.stringify(worker)}]))`;
  expect(spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })).toMatchObject({ status, stderr: '' });
});

it('the server of the demo ends with the process that started it, however that ends', async () => {
  const server = fork('demo/serve.mjs', ['--port', '0', '--data', ':memory:'], { silent: true });
  const ended = once(server, 'exit');
  await once(server.stdout as NodeJS.ReadableStream, 'data');
  server.disconnect();
  expect(await ended).toEqual([0, null]);
});
