// A wrong argument gets a line that says what was read and what is expected, and the exit code 2: no stack, no source of a package.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

/** Runs a command of the project. One that is not refused would begin its work: it is ended before. */
async function run(args: readonly string[]): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 30_000 });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const [code] = await once(child, 'close');
  return { code, lines: text.trimEnd().split('\n') };
}

const WRONG: readonly (readonly [command: string, read: string, expected: string])[] = [
  ['build.mjs --page', '"--page"', '--pages'],
  ['build/dev.mjs 8080', '"8080"', 'nothing or --worker'],
  ['build/figures.mjs README.md', '"README.md"', 'no argument'],
  ['build/front-picture.mjs a.png', '"a.png"', 'no argument'],
  ['build/new-block.mjs', '0 arguments', 'npm run new NAME'],
  ['build/new-block.mjs Horario', '"Horario"', 'kebab case'],
  ['build/release.mjs 1.0.0', '"1.0.0"', 'no argument'],
  ['test/run.mjs no-such-block', '"no-such-block"', 'block'],
  ['test/run.mjs long no-such-block', '"no-such-block"', 'block'],
  ['test/repeat.mjs --time 3', '"--time 3"', '--times 20'],
  ['test/repeat.mjs blocks/video --times many', '--times many"', '--times 20'],
  ['test/engines/run.mjs firefox', '"firefox"', 'no argument'],
  ['test/bench/steps.mjs --out x', '"--out x"', '--dist FOLDER'],
  ['test/bench/react-evaluation.mjs 9', '"9"', 'no argument'],
  ['test/bench/many-blocks.mjs many', '"many"', 'a number'],
  ['test/releases/keep.mjs no-such-folder', '"no-such-folder"', 'folder of a build'],
  ['demo/serve.mjs --data demo', '"demo" é uma pasta', 'um arquivo'],
  ['demo/serve.mjs --data package.json --port 0', '"package.json"', 'um arquivo de dados'],
  ['demo/serve.mjs --data package.json/x --port 0', '"package.json/x"', 'um arquivo de dados'],
];

describe('a command of the project with a wrong argument', () => {
  it('says in one line what was read and what is expected, and ends with 2', { timeout: 60_000 }, async () => {
    // A few at a time: each is a process that compiles what it imports.
    const left = [...WRONG];
    const next = async (): Promise<void> => {
      for (let one = left.shift(); one; one = left.shift()) {
        const [command, read, expected] = one;
        const { code, lines } = await run(command.split(' '));
        expect.soft({ command, code, lines: lines.length }).toEqual({ command, code: 2, lines: 1 });
        expect.soft(lines[0], command).toContain(read);
        expect.soft(lines[0], command).toContain(expected);
        expect.soft(lines[0]?.length, command).toBeLessThan(400);
      }
    };
    await Promise.all([next(), next(), next()]);
  });
});
