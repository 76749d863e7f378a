import { unwatchFile, watchFile } from 'node:fs';

/** Tells open pages when a build has ended. The file is polled: a build empties the folder, which ends a folder's watch. */
export class Live {
  #listeners = new Set();
  #manifest;

  constructor(manifest) {
    this.#manifest = manifest;
    watchFile(manifest, { interval: 250, persistent: false }, (now, before) => {
      if (now.mtimeMs > 0 && now.mtimeMs !== before.mtimeMs) this.#tell();
    });
  }

  #tell() {
    for (const response of this.#listeners) response.write('event: built\ndata: 1\n\n');
  }

  /** Keeps one page's connection open. */
  connect(response) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 1000\n\n');
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  close() {
    unwatchFile(this.#manifest);
    for (const response of this.#listeners) response.end();
  }
}
