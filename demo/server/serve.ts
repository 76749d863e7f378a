import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Answer, sendAnswer } from './answer.ts';
import { answerConfig, isConfigPath } from './answer-config.ts';
import { answerDocuments, isDocumentsPath } from './answer-documents.ts';
import { answerFaultsPanel } from './answer-faults-panel.ts';
import { answerFile } from './answer-file.ts';
import { answerFormPage } from './answer-form-page.ts';
import { answerSite, isSitePath } from './answer-site.ts';
import { answerCall } from './api/answer-call.ts';
import { type Backend, openBackend, type Report } from './backend.ts';
import { answerControl } from './control.ts';
import { openStore, removeStore } from './data/open-store.ts';
import { failureAnswer } from './failure.ts';
import { ELSEWHERE } from './faults/other-host.ts';
import { playFault } from './faults/play-fault.ts';
import { listen } from './listen.ts';
import { Visit } from './visit.ts';

/** The project's folder: two above this file, and above what it is compiled to. */
const HERE = fileURLToPath(new URL('../../', import.meta.url));

/** How long a connection without a request stays open, in ms. */
const KEEP_ALIVE = 75_000;

const dataFile = (root: string): string => join(root, 'demo', '.data', 'vitrine.db');

export interface ServeOptions {
  /** 0 takes any free one. */
  readonly port?: number;
  /** How many further ports may be tried where it is taken. */
  readonly hunt?: number;
  /** The project's folder. */
  readonly root?: string;
  /** Says nothing of errors on the console. */
  readonly quiet?: boolean;
  /** The database: a file, or `:memory:`. Usually `demo/.data/vitrine.db`. */
  readonly data?: string;
  /** The time in ms, for tests. */
  readonly now?: () => number;
  /** False for a server whose visitors may send as much in a minute as they like. */
  readonly limits?: boolean;
}

export interface Served {
  readonly url: string;
  /** What `/__report` was sent. */
  readonly reports: readonly Report[];
  close(): Promise<void>;
}

const logged = ({ path, method }: Visit): boolean =>
  path.startsWith('/api/') ||
  path.startsWith(`${ELSEWHERE}/`) ||
  (method === 'POST' && (path.startsWith('/form/') || isSitePath(path)));

function answerVisit(visit: Visit, backend: Backend): Promise<Answer> {
  const { path } = visit;
  if (path.startsWith('/api/')) return answerCall(visit, backend);
  if (path.startsWith('/form/')) return answerFormPage(visit, backend);
  if (isSitePath(path)) return answerSite(visit, backend);
  if (isConfigPath(path)) return answerConfig(visit, backend);
  if (isDocumentsPath(path)) return answerDocuments(visit, backend);
  if (path === '/falhas') return answerFaultsPanel(visit, backend);
  return answerFile(visit, backend);
}

async function answerRequest(visit: Visit, response: ServerResponse, backend: Backend): Promise<Answer | null> {
  if (logged(visit)) backend.calls.watch(visit, response);
  if (visit.path.startsWith('/__')) return answerControl(visit, backend, response);
  return playFault(backend.faults.take(visit), {
    visit,
    response,
    answer: () => answerVisit(visit, backend),
    freshCrumb: () => backend.crumbs.rotate(visit).crumb,
    now: backend.now,
  });
}

/** Serves the demo: the site, the pages for QA, and the calls both make. */
export async function serve(options: ServeOptions = {}): Promise<Served> {
  const { port = 4173, hunt = 0, quiet = false, now = Date.now } = options;
  const root = resolve(options.root ?? HERE);
  const backend = await openBackend(root, options.data ?? dataFile(root), now, options.limits);

  let hasClosed = false;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let visit: Visit | null = null;
    try {
      visit = new Visit(request);
      const answer = await answerRequest(visit, response, backend);
      if (answer) await sendAnswer(visit, response, answer);
    } catch (error) {
      // Nobody waits for an answer: the visitor has left, or the server has closed and its database with it.
      if (hasClosed || response.destroyed) return;
      if (!quiet) console.error(error);
      if (response.headersSent) response.destroy();
      else if (visit) await sendAnswer(visit, response, failureAnswer(visit, backend, error));
      else response.writeHead(400).end();
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  // A client that reuses a connection at the moment when the server ends it sees its request fail; five seconds, Node's own, are what a visitor often waits.
  server.keepAliveTimeout = KEEP_ALIVE;
  try {
    const free = await listen(server, port, hunt);
    return {
      url: `http://127.0.0.1:${free}`,
      reports: backend.reports,
      close: () =>
        new Promise((done) => {
          server.close(() => {
            hasClosed = true;
            backend.close();
            done();
          });
          server.closeAllConnections();
        }),
    };
  } catch (error) {
    backend.close();
    throw error;
  }
}

/**
 * Makes the database anew, seeded. A server that has it open goes on with the new one. The project's own file is taken away first where it is no database any more.
 *
 * @param data another file: what is none of the demo's is left as it is
 * @returns the file
 * @throws when the other file cannot be opened
 */
export async function resetData(root: string = HERE, data?: string): Promise<string> {
  const file = data ?? dataFile(resolve(root));
  try {
    const store = await openStore(file, Date.now);
    store.reset();
    store.close();
  } catch (error) {
    if (data !== undefined) throw error;
    removeStore(file);
    (await openStore(file, Date.now)).close();
  }
  return file;
}
