import { spawn } from 'node:child_process';

export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A worker ends with it where files of the build have changed, which it has imported: another one begins. */
export const BUILD_CHANGED = 75;

/** How far esbuild's memory grows before it is tidied, percent: a bundle is made a sixth faster than with Go's own 100. */
const RARELY = '1000';

/** How often it is looked whether the starter is there, ms: the shell of `npm run` ends by a signal without passing it on. */
const LOOK = 500;

/**
 * Starts workers until one ends by itself; a signal to this process, or the end of what has started it, ends the one that runs.
 *
 * @param {readonly string[]} args what Node runs as a worker
 */
export function supervise(args) {
  let worker;
  const starter = process.ppid;
  setInterval(() => process.ppid !== starter && worker.kill(), LOOK).unref();
  for (const signal of SIGNALS) process.on(signal, () => worker.kill(signal));
  const start = () => {
    worker = spawn(process.execPath, args, { stdio: 'inherit', env: { GOGC: RARELY, ...process.env } });
    worker.once('exit', (code) => {
      if (code === BUILD_CHANGED) start();
      // Without a code a signal has killed it.
      else process.exitCode = code ?? 1;
    });
  };
  start();
}
