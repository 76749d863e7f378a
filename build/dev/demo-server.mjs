import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { run } from '../run.mjs';

const COMPILED = ['demo/.build/server.mjs', 'demo/.build/site.mjs'];
const times = () => COMPILED.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join();

/** The demo's server as a process of its own, which begins anew where its code has changed. */
export function demoServer() {
  /** @type {import('node:child_process').ChildProcess | null} */
  let server = null;
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode) return;
    server.kill();
    await once(server, 'exit');
  };
  const start = () => {
    server = spawn(process.execPath, ['demo/serve.mjs'], {
      // By the channel it learns that this process was killed, which could not end it.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, VITRINE_LIVE: '1' },
    });
  };
  return {
    start,
    stop,
    async update() {
      const before = times();
      await run(process.execPath, ['demo/serve.mjs', '--compile']);
      if (times() === before) return;
      await stop();
      start();
    },
  };
}
