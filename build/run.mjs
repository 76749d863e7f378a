import { spawn } from 'node:child_process';

/**
 * Runs a command to its end, with this process's output. Rejects where it fails.
 *
 * @returns {Promise<void>}
 */
export const run = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`)),
    );
  });
