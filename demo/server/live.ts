import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { ServerResponse } from 'node:http';

/** Tells open pages what a saved file has changed. The file that says so is polled: a build empties its folder, which ends a folder's watch. */
export class Live {
  readonly #listeners = new Set<ServerResponse>();
  readonly #changes: string;

  /** @param changes the file that `npm run dev` writes (build/dev/live-pages.mjs) */
  constructor(changes: string) {
    this.#changes = changes;
    watchFile(changes, { interval: 50, persistent: false }, (now, before) => {
      if (now.mtimeMs > 0 && now.mtimeMs !== before.mtimeMs) this.#tell(readFileSync(changes, 'utf8'));
    });
  }

  #tell(change: string): void {
    for (const response of this.#listeners) response.write(`event: change\ndata: ${change}\n\n`);
  }

  /** Keeps one page's connection open. */
  connect(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 1000\n\n');
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  close(): void {
    unwatchFile(this.#changes);
    for (const response of this.#listeners) response.end();
  }
}
