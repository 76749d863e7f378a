import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from './body.mjs';
import { Faults } from './faults.mjs';
import { listen } from './listen.mjs';
import { Live } from './live.mjs';
import { COMMON_HEADERS, freshNonce, policyFor, readPolicy } from './policy.mjs';
import { route } from './route.mjs';
import { readStatic, typeOf } from './static.mjs';
import { readStylesheet } from './stylesheet.mjs';
import { fill } from './template.mjs';

const HERE = fileURLToPath(new URL('../../', import.meta.url));
const MISSING = '<!doctype html><html lang="pt-BR"><title>Não encontrada</title><h1>Esta página não existe</h1></body>';
const UNBUILT =
  '<!doctype html><html lang="pt-BR"><title>Falta construir</title><h1>Rode antes: npm run build</h1></body>';
const LIVE_SCRIPT = '<script src="/live.js" nonce="{{nonce}}"></script></body>';

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

function send(response, status, body, headers = {}) {
  response.writeHead(status, { ...COMMON_HEADERS, 'cache-control': 'no-store', ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

const sendJson = (response, status, value) =>
  send(response, status, JSON.stringify(value), { 'content-type': 'application/json; charset=utf-8' });

function sendPage(response, source, url, live, status = 200) {
  const nonce = freshNonce();
  const { words, html } = readPolicy(source);
  const policy = policyFor(words, nonce);
  const template = live ? html.replace(/<\/body>/, LIVE_SCRIPT) : html;
  send(response, status, fill(template, { nonce, query: url.searchParams }), {
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'SAMEORIGIN',
    ...(policy && { 'content-security-policy': policy }),
  });
}

/**
 * Serves the demo.
 *
 * @param {{ port?: number, root?: string, quiet?: boolean, hunt?: number }} options port 0 takes any free one; `hunt` is how many further ports may be tried
 * @returns {Promise<{ url: string, close(): Promise<void>, reports: object[] }>}
 */
export async function serve({ port = 4173, root = HERE, quiet = false, hunt = 0 } = {}) {
  const folder = resolve(root);
  const faults = new Faults();
  const reports = [];
  const dist = join(folder, 'dist');
  const live = process.env.VITRINE_LIVE ? new Live(join(dist, 'manifest.json')) : null;

  async function control(request, response, url) {
    const is = (method, path) => request.method === method && url.pathname === path;
    if (is('POST', '/__faults')) {
      const asked = await readJson(request);
      for (const fault of [asked].flat()) faults.add(fault);
      return sendJson(response, 200, { ok: true });
    }
    if (is('DELETE', '/__faults')) {
      faults.clear();
      return sendJson(response, 200, { ok: true });
    }
    if (is('POST', '/__report')) {
      reports.push({ engine: url.searchParams.get('engine') ?? 'unknown', results: await readJson(request) });
      return sendJson(response, 200, { ok: true });
    }
    if (is('GET', '/__reports')) return sendJson(response, 200, reports);
    if (is('DELETE', '/__reports')) {
      reports.length = 0;
      return sendJson(response, 200, { ok: true });
    }
    if (is('GET', '/__live') && live) return live.connect(response);
    return sendJson(response, 404, { ok: false });
  }

  async function answer(request, response, url) {
    const fault = faults.take(url);
    if (fault.delay > 0) await wait(fault.delay);
    const found = route(folder, url.pathname);
    const shared = found?.shared ? { 'access-control-allow-origin': '*' } : {};
    if (fault.status || fault.body !== undefined) {
      const type = fault.type ?? 'text/plain; charset=utf-8';
      return send(response, fault.status || 200, fault.body ?? '', { 'content-type': type, ...shared });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return send(response, 405, '', { allow: 'GET, HEAD' });
    }
    const content = found && (await (found.sheets ? readStylesheet(found.sheets) : readStatic(found.file)));
    if (!content) {
      const unbuilt = url.pathname === '/' && !existsSync(join(dist, 'site'));
      return unbuilt ? sendPage(response, UNBUILT, url, live, 503) : sendPage(response, MISSING, url, live, 404);
    }
    if (found.page) return sendPage(response, content.toString('utf8'), url, live);
    const cache = { 'cache-control': found.cache ?? 'no-cache' };
    return send(response, 200, content, { 'content-type': fault.type ?? typeOf(found.file), ...cache, ...shared });
  }

  const server = createServer(async (request, response) => {
    try {
      const url = new URL(request.url ?? '/', 'http://localhost');
      await (url.pathname.startsWith('/__') ? control : answer)(request, response, url);
    } catch (error) {
      if (!quiet) console.error(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, error instanceof SyntaxError || error instanceof TypeError ? 400 : 500, { ok: false });
    }
  });

  const address = `http://127.0.0.1:${await listen(server, port, hunt)}`;
  return {
    url: address,
    reports,
    close: () =>
      new Promise((done) => {
        live?.close();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
