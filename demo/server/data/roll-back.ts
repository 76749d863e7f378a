import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** First bytes of every header of a rollback journal (sqlite.org/fileformat2.html, "The Rollback Journal"). */
const MAGIC = Buffer.from('d9d505f920a163d7', 'hex');

/** A header's count of records where the writer did not stop to count. */
const UNCOUNTED = 0xffffffff;

interface Page {
  readonly number: number;
  readonly content: Buffer;
}

/** Every 200th byte of a page is added to the header's nonce. */
function checksum(nonce: number, content: Buffer): number {
  let sum = nonce;
  for (let at = content.length - 200; at > 0; at -= 200) sum = (sum + (content[at] ?? 0)) >>> 0;
  return sum;
}

/** The pages as they were before the transaction, and how many pages the file had. */
function readJournal(journal: Buffer): { pages: Page[]; count: number; size: number } | null {
  const pages: Page[] = [];
  let whole: { count: number; size: number } | null = null;
  let at = 0;
  while (at + 28 <= journal.length && journal.subarray(at, at + 8).equals(MAGIC)) {
    const [records, nonce, count, sector, size] = [8, 12, 16, 20, 24].map((offset) =>
      journal.readUInt32BE(at + offset),
    );
    if (records === undefined || nonce === undefined || count === undefined || !sector || !size) break;
    whole ??= { count, size };
    const { size: pageSize } = whole;
    let next = at + sector;
    for (let index = 0; records === UNCOUNTED || index < records; index += 1) {
      if (next + pageSize + 8 > journal.length) break;
      const content = journal.subarray(next + 4, next + 4 + pageSize);
      if (journal.readUInt32BE(next + 4 + pageSize) !== checksum(nonce, content)) return { pages, ...whole };
      pages.push({ number: journal.readUInt32BE(next), content });
      next += pageSize + 8;
    }
    at = Math.ceil(next / sector) * sector;
  }
  return whole && { pages, ...whole };
}

/**
 * Undoes a transaction that a crash cut off, out of the journal it left behind.
 *
 * SQLite does this itself where its driver can tell a reader's lock from a writer's. node-sqlite3-wasm has one lock, a
 * folder, for both: it takes its own lock for a living writer, reads the half-written file and calls it good.
 * Call it only when no process has the file open.
 *
 * @returns whether there was something to undo
 */
export function rollBack(file: string): boolean {
  const path = `${file}-journal`;
  if (!existsSync(path)) return false;
  const journal = readJournal(readFileSync(path));
  if (journal && existsSync(file)) {
    const handle = openSync(file, 'r+');
    try {
      for (const { number, content } of journal.pages)
        writeSync(handle, content, 0, content.length, (number - 1) * journal.size);
      ftruncateSync(handle, journal.count * journal.size);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }
  rmSync(path, { force: true });
  return journal !== null;
}
