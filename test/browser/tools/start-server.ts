import { serve } from '../../../demo/serve.mjs';

/** Starts the demo server on a free port for the whole run; the fixture reads its address from the environment. */
export default async function startServer(): Promise<() => Promise<void>> {
  const server = await serve({ port: 0, quiet: true, data: ':memory:' });
  process.env.DEMO_URL = server.url.replace(/\/$/, '');
  return async () => {
    await server.close();
  };
}
