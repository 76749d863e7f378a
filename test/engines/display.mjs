import { findProgram } from '../find-program.mjs';
import { startProgram } from './start-program.mjs';

/** Starts a virtual display; the X server itself picks a free number and writes it down. */
export async function startDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'];
  const server = startProgram(findProgram('xvfb'), args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  const number = await new Promise((done, fail) => {
    server.child.stdio[3].once('data', (chunk) => done(String(chunk).trim()));
    server.child.once('exit', () => fail(new Error(`Xvfb did not start: ${server.output()}`)));
  });
  return { name: `:${number}`, stop: server.stop };
}
