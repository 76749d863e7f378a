import type { ServerResponse } from 'node:http';
import { type Answer, jsonAnswer } from './answer.ts';
import { refusal } from './api/refusal.ts';
import type { Backend, MadePage } from './backend.ts';
import { ELSEWHERE } from './faults/other-host.ts';
import { FAULTS } from './faults.ts';
import type { Visit } from './visit.ts';

type Control = (backend: Backend, visit: Visit) => unknown;

const done = { ok: true };

/** What tests and tools ask of the server itself, by method and path. */
const CONTROLS: Readonly<Record<string, Control>> = {
  'GET /__faults': ({ faults }) => ({
    faults: FAULTS.map(({ id, title, sentence, value }) => ({ id, title, sentence, value })),
    on: faults.list(),
  }),
  'POST /__faults': async ({ faults }, visit) => {
    for (const asked of [await visit.json()].flat()) faults.add(asked);
    return done;
  },
  'DELETE /__faults': ({ faults }) => {
    faults.clear();
    return done;
  },
  'GET /__submissions': ({ store }) => store.submissions.list(),
  'GET /__uploads': ({ store }) => store.uploads.list(),
  'DELETE /__submissions': ({ store, limit, uploadLimit }) => {
    store.uploads.clear();
    store.submissions.clear();
    limit.clear();
    uploadLimit.clear();
    return done;
  },
  'GET /__collected': ({ store }, { url }) => {
    const kind = url.searchParams.get('kind');
    return kind === null ? store.collected.counts() : store.collected.list(kind);
  },
  'DELETE /__collected': ({ store, collectLimit }) => {
    store.collected.clear();
    collectLimit.clear();
    return done;
  },
  'GET /__calls': ({ calls }) => calls.list(),
  'DELETE /__calls': ({ calls }) => {
    calls.clear();
    return done;
  },
  'POST /__page': async ({ pages }, visit) => {
    const page = (await visit.json()) as MadePage;
    pages.set(page.path, page);
    return done;
  },
  'DELETE /__page': ({ pages }) => {
    pages.clear();
    return done;
  },
  'POST /__reset': (backend) => {
    backend.reset();
    return done;
  },
  'POST /__report': async ({ reports }, visit) => {
    reports.push({ engine: visit.url.searchParams.get('engine') ?? 'unknown', results: await visit.json() });
    return done;
  },
  'GET /__frames': ({ frames }) => frames,
  'GET /__reports': ({ reports }) => reports,
  'DELETE /__reports': ({ reports }) => {
    reports.length = 0;
    return done;
  },
};

const FRAME = '<!doctype html><html lang="pt-BR"><title>Quadro</title><p>Um quadro.</p></html>';

/** This machine's own names. Whoever has another lead here would read along by it. */
const OWN_HOST = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/**
 * Answers `/__…`. A page of another site may read nothing here anyway, and may not write either.
 *
 * @returns null where the answer is written already: the live connection, which stays open, and a page of a test
 */
export async function answerControl(visit: Visit, backend: Backend, response: ServerResponse): Promise<Answer | null> {
  if (!OWN_HOST.test(visit.host)) return refusal(403, 'Pedido por outro nome recusado.');
  if (visit.path.startsWith(`${ELSEWHERE}/`)) return jsonAnswer(200, {}, { 'access-control-allow-origin': '*' });
  if (visit.is('GET', '/__frame')) {
    backend.frames.push(visit.url.searchParams.get('name') ?? '');
    return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: FRAME };
  }
  const page = visit.method === 'GET' && backend.pages.get(visit.path);
  if (page) {
    // With the headers that the test wants and no other: each of the demo's own would be a part of what it looks at.
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...page.headers,
    });
    response.end(page.body);
    return null;
  }
  if (visit.is('GET', '/__live') && backend.live) {
    backend.live.connect(response);
    return null;
  }
  const name = `${visit.method} ${visit.path}`;
  const control = Object.hasOwn(CONTROLS, name) ? CONTROLS[name] : undefined;
  if (!control) return refusal(404, 'Este endereço não existe.');
  if (visit.method !== 'GET' && visit.foreign) return refusal(403, 'Pedido de outro site recusado.');
  return jsonAnswer(200, await control(backend, visit));
}
