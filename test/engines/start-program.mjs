import { spawn } from 'node:child_process';

const KEPT = 4_000;

/**
 * Starts a program in a process group of its own, so that `stop()` ends it with its children and nothing else.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, stdio?: import('node:child_process').StdioOptions }} options
 */
export function startProgram(command, args, { env = {}, stdio = ['ignore', 'pipe', 'pipe'] } = {}) {
  const child = spawn(command, args, { detached: true, stdio, env: { ...process.env, ...env } });
  let text = '';
  let over = false;
  const ended = new Promise((done) => {
    const finish = () => {
      over = true;
      done();
    };
    child.once('exit', finish);
    child.once('error', (error) => {
      text += error.message;
      finish();
    });
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text = (text + chunk).slice(-KEPT);
    });
  }
  const signal = (name) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // The group has ended by itself.
    }
  };
  return {
    child,
    output: () => text.trim(),
    ended: () => over,
    async stop() {
      signal('SIGTERM');
      const late = setTimeout(signal, 3_000, 'SIGKILL');
      await ended;
      clearTimeout(late);
      // Children that outlived their parent.
      signal('SIGKILL');
    },
  };
}
