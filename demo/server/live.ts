import { unwatchFile, watchFile } from 'node:fs';
import type { ServerResponse } from 'node:http';

/** Tells open pages when a build has ended. The file is polled: a build empties the folder, which ends a folder's watch. */
export class Live {
  readonly #listeners = new Set<ServerResponse>();
  readonly #manifest: string;

  constructor(manifest: string) {
    this.#manifest = manifest;
    watchFile(manifest, { interval: 250, persistent: false }, (now, before) => {
      if (now.mtimeMs > 0 && now.mtimeMs !== before.mtimeMs) this.#tell();
    });
  }

  #tell(): void {
    for (const response of this.#listeners) response.write('event: built\ndata: 1\n\n');
  }

  /** Keeps one page's connection open. */
  connect(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 1000\n\n');
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  close(): void {
    unwatchFile(this.#manifest);
    for (const response of this.#listeners) response.end();
  }
}
