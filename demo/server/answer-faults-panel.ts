import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultsPage } from '../pages/faults-page.mjs';
import { layout } from '../pages/layout.mjs';
import { type Answer, emptyAnswer, seeOther } from './answer.ts';
import type { Backend } from './backend.ts';
import { FAULTS } from './faults.ts';
import { pageAnswer } from './pages/page-answer.ts';
import { safe } from './pages/plain-page.ts';
import type { Visit } from './visit.ts';

/** What the menu of all pages lists, as the build left it; nothing before a build. */
interface Menu {
  readonly version: string;
  readonly blocks: readonly object[];
  readonly scenes: readonly object[];
}

const readMenu = (root: string): Promise<Menu> =>
  readFile(join(root, 'dist', 'site', 'menu.json'), 'utf8').then(JSON.parse, () => ({
    version: '',
    blocks: [],
    scenes: [],
  }));

async function panel(visit: Visit, backend: Backend): Promise<Answer> {
  const main = faultsPage({ faults: FAULTS, on: backend.faults.list(), paths: backend.calls.paths(), safe });
  const page = layout({
    ...(await readMenu(backend.root)),
    title: 'Falhas · Vitrine',
    description: 'As falhas que o servidor da demonstração sabe simular.',
    path: '/falhas',
    main,
  });
  return pageAnswer(visit, backend, {
    template: page.replace('</head>', '<link rel="stylesheet" href="/paginas.css">\n</head>'),
  });
}

function switchOn({ faults }: Backend, sent: URLSearchParams): void {
  const [value, times] = [sent.get('value') ?? '', Number(sent.get('times'))];
  faults.add({
    fault: sent.get('fault') ?? '',
    path: sent.get('path') || '/api/',
    ...(value !== '' && { value }),
    ...(times > 0 && { times }),
  });
}

/** Answers `/falhas`, where people switch faults on and off by plain forms. */
export async function answerFaultsPanel(visit: Visit, backend: Backend): Promise<Answer> {
  if (visit.method === 'GET' || visit.method === 'HEAD') return panel(visit, backend);
  if (visit.method !== 'POST') return emptyAnswer(405, { allow: 'GET, HEAD, POST' });
  if (visit.foreign) return emptyAnswer(403);
  const sent = new URLSearchParams(await visit.text());
  const off = sent.get('off');
  if (off === 'all') backend.faults.clear();
  else if (off !== null) backend.faults.remove(Number(off));
  else switchOn(backend, sent);
  return seeOther('/falhas');
}
