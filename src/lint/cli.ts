import { isMainThread } from 'node:worker_threads';
import { lintShare } from './cli/lint-files.ts';
import { run } from './cli/run.ts';

const { stdout, stderr, argv, env } = process;

if (isMainThread) {
  // A reader such as head may close the pipe before the output ends.
  stdout.on('error', () => {});
  // process.exit is not used, because a pipe may still contain the last line.
  process.exitCode = await run(argv.slice(2), {
    out: (text) => stdout.write(`${text}\n`),
    err: (text) => stderr.write(`${text}\n`),
    colours: stdout.isTTY === true && !env.NO_COLOR,
    program: new URL(import.meta.url),
  });
} else lintShare();
