import type { FullConfig } from '@playwright/test';
import { serve } from '../../../demo/serve.mjs';

/**
 * Starts the demo server for the whole run: one process with one address for each worker. Behind each address are a database, faults and a log
 * of calls of its own, so that a test meets no fault that another one has switched on. There are no limits to what is sent in a minute: how many
 * tests a machine runs in one depends on the machine. The limits have unit tests.
 */
export default async function startServer({ workers }: FullConfig): Promise<() => Promise<void>> {
  const servers = await Promise.all(
    Array.from({ length: workers }, () => serve({ port: 0, quiet: true, data: ':memory:', limits: false })),
  );
  process.env.DEMO_URLS = servers.map(({ url }) => url.replace(/\/$/, '')).join(' ');
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
