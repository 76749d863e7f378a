import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, emptyAnswer, seeOther } from './answer.ts';
import type { Backend } from './backend.ts';
import { pageAnswer, pageHeaders } from './pages/page-answer.ts';
import { plainPage } from './pages/plain-page.ts';
import { DOCUMENTS_POLICY } from './policy.ts';
import { fileInside, readStatic, typeOf } from './static.ts';
import type { Visit } from './visit.ts';

const PREFIX = '/documentos';

const UNBUILT = plainPage({
  title: 'Falta construir os documentos',
  sentence: 'Rode npm run site e abra esta página outra vez.',
});
const MISSING = plainPage({
  title: 'Este documento não existe',
  main: '<p><a href="/documentos/index.pt-BR.html">Todos os documentos</a></p>',
});

/** Whether an address is that of the documents, which `npm run site` writes. */
export const isDocumentsPath = (path: string): boolean => path === PREFIX || path.startsWith(`${PREFIX}/`);

/** Answers a file of the documents, as any host of files would, under a policy that allows files of this origin only. */
export async function answerDocuments(visit: Visit, backend: Backend): Promise<Answer> {
  if (visit.method !== 'GET' && visit.method !== 'HEAD') return emptyAnswer(405, { allow: 'GET, HEAD' });
  // Links of the pages are relative, so the folder has to have its slash.
  if (visit.path === PREFIX) return seeOther(`${PREFIX}/`);
  const folder = join(backend.root, 'dist', 'documents');
  if (!existsSync(folder)) return pageAnswer(visit, backend, { ...UNBUILT, status: 503 });
  const asked = visit.path.slice(PREFIX.length + 1);
  const file = fileInside(folder, asked === '' || asked.endsWith('/') ? `${asked}index.html` : asked);
  const body = file === null ? null : await readStatic(file);
  if (file === null || body === null) return pageAnswer(visit, backend, { ...MISSING, status: 404 });
  const type = typeOf(file);
  const headers = type.startsWith('text/html') ? pageHeaders(DOCUMENTS_POLICY) : { 'content-type': type };
  return { status: 200, headers: { ...headers, 'cache-control': 'no-cache' }, body };
}
