import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A transaction here is synchronous and takes milliseconds; a lock this old (ms) has lost its process. */
const STALE = 2_000;

const PAUSE = 50;

function ageOf(lock: string): number {
  try {
    return Math.abs(Date.now() - statSync(lock).mtimeMs);
  } catch {
    return 0;
  }
}

function make(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the database's lock as node-sqlite3-wasm does, by making the folder `FILE.lock`. A living process gives it back within
 * milliseconds; a crash leaves it behind for ever, and then it is taken away.
 *
 * @returns gives it back
 */
export async function takeLock(file: string): Promise<() => void> {
  const lock = `${file}.lock`;
  while (!make(lock)) {
    if (ageOf(lock) >= STALE) rmdirSync(lock);
    else await wait(PAUSE);
  }
  return () => rmdirSync(lock);
}
