import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildLinter } from '../../../build/linter.mjs';

interface Surroundings {
  readonly input?: string;
  readonly env?: Record<string, string>;
}

/** The built command, in a folder with some files. */
export interface Program {
  readonly folder: string;
  run(args: readonly string[], surroundings?: Surroundings): { status: number | null; out: string; stderr: string };
  remove(): void;
}

/** Builds the command as version 1.2.3 into a folder of its own, beside the files given. */
export async function makeProgram(files: Readonly<Record<string, string | Uint8Array>>): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lint-'));
  await buildLinter(join(folder, 'program'), { __VERSION__: '"1.2.3"' });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return {
    folder,
    run: (args, { input = '', env = {} } = {}) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'program/cli.js'), ...args], {
        cwd: folder,
        input,
        encoding: 'utf8',
        // Findings of hundreds of files are longer than the usual megabyte.
        maxBuffer: 16_000_000,
        env: { ...process.env, ...env },
      });
      return { status, out: stdout, stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
