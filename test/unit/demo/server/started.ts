import { afterEach } from 'vitest';
import { serve } from '../../../../demo/serve.mjs';
import type { Served, ServeOptions } from '../../../../demo/server/serve.ts';

const running: Served[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

/** A server of the test's own, with a database in memory unless told otherwise. It is closed after the test. */
export async function started(options: ServeOptions = {}): Promise<Served> {
  const server = await serve({ port: 0, quiet: true, data: ':memory:', ...options });
  running.push(server);
  return server;
}
