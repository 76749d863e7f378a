import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type Finding, lint, type Skip } from '../lint.ts';
import { decode } from './decode.ts';
import { STDIN } from './find-files.ts';

/** The findings of one file, or why it could not be read. */
export interface FileResult {
  readonly file: string;
  readonly findings: readonly Finding[];
  readonly skips: readonly Skip[];
  readonly bytes: number;
  readonly error: string | null;
}

/** Checking so many files takes longer than starting another thread. */
const WORTH_A_THREAD = 400;

function lintFile(file: string): FileResult {
  const skips: Skip[] = [];
  const name = file === STDIN ? '<stdin>' : file;
  try {
    const bytes = readFileSync(file === STDIN ? 0 : file);
    const findings = lint(decode(bytes), { onSkip: (skip) => skips.push(skip) });
    return { file: name, findings, skips, bytes: bytes.length, error: null };
  } catch (error) {
    return { file: name, findings: [], skips, bytes: 0, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Checks files, in their order, on as many threads as are useful. Each thread runs the program's own file. */
export async function lintFiles(files: readonly string[], program: URL): Promise<FileResult[]> {
  const threads = Math.min(availableParallelism(), Math.ceil(files.length / WORTH_A_THREAD));
  const shares = Array.from({ length: threads }, (_, thread) => files.filter((_, at) => at % threads === thread));
  const [own = [], ...others] = shares;
  const away = others.map(
    (share) =>
      new Promise<FileResult[]>((resolve, reject) => {
        new Worker(program, { workerData: share }).once('message', resolve).once('error', reject);
      }),
  );
  const done = [own.map(lintFile), ...(await Promise.all(away))];
  return files.flatMap((_, at) => done[at % threads]?.[Math.floor(at / threads)] ?? []);
}

/** Runs in a thread: it checks its share of the files and sends the results together. */
export const lintShare = (): void => parentPort?.postMessage((workerData as readonly string[]).map(lintFile));
