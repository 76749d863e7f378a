import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStylesheet } from '../pages/stylesheet.mjs';
import { type Answer, emptyAnswer } from './answer.ts';
import { answerSound } from './answer-sound.ts';
import type { Backend } from './backend.ts';
import { pageAnswer } from './pages/page-answer.ts';
import { type Route, route } from './route.ts';
import { fileInside, readStatic, typeOf } from './static.ts';
import { readTile } from './tiles/tiles.ts';
import type { Visit } from './visit.ts';

const MISSING =
  '<!doctype html><html lang="pt-BR"><title>Página não encontrada</title><h1>Esta página não existe</h1><p><a href="/">Ir para a página inicial</a></p></body></html>';
const UNBUILT =
  '<!doctype html><html lang="pt-BR"><title>Falta construir</title><h1>Rode antes: npm run build</h1></body></html>';

/** Pictures may change under their name, so they are asked for again after an hour. */
const PICTURE_CACHE = 'public, max-age=3600';

const FONT_CACHE = 'public, max-age=31536000';

/** npm packages of the site's faces: `/fontes/fraunces-latin-wght-normal.woff2` is a file of the first. */
const FACES = ['fraunces', 'source-sans-3'] as const;

const PACKAGES = fileURLToPath(new URL('../../node_modules/@fontsource-variable/', import.meta.url));

const fileAnswer = (body: Buffer | string, type: string, cache: string, shared = false): Answer => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': cache, ...(shared && { 'access-control-allow-origin': '*' }) },
  body,
});

export const missing = (visit: Visit, backend: Backend): Answer =>
  pageAnswer(visit, backend, { template: MISSING, status: 404 });

async function sheets(folder: string): Promise<Answer | null> {
  return existsSync(folder) ? fileAnswer(await readStylesheet(folder), typeOf(`${folder}.css`), 'no-cache') : null;
}

async function found(visit: Visit, backend: Backend, to: Route): Promise<Answer | null> {
  if (to.kind === 'sheets') return sheets(to.folder);
  const content = await readStatic(to.file);
  if (!content) return null;
  if (to.kind === 'page') return pageAnswer(visit, backend, { template: content.toString('utf8') });
  return fileAnswer(content, typeOf(to.file), to.cache, to.shared);
}

async function picture(visit: Visit, { images }: Backend, name: string): Promise<Answer | null> {
  const image = await images.read(name, visit.url.searchParams.get('format'));
  return image && fileAnswer(image, 'image/jpeg', PICTURE_CACHE);
}

/** Reads a font file by its name; null where no package has it. */
async function readFont(name: string): Promise<Buffer | null> {
  const face = FACES.find((one) => name.startsWith(`${one}-`));
  const file = face && /^[\w-]+\.woff2$/.test(name) ? fileInside(`${PACKAGES}${face}/files`, name) : null;
  return file === null ? null : readStatic(file);
}

async function font(name: string): Promise<Answer | null> {
  const content = await readFont(name);
  return content && fileAnswer(content, 'font/woff2', FONT_CACHE);
}

/** Answers what is only read: pages and files of the demo, pictures, fonts. */
export async function answerFile(visit: Visit, backend: Backend): Promise<Answer> {
  if (visit.method !== 'GET' && visit.method !== 'HEAD') return emptyAnswer(405, { allow: 'GET, HEAD' });
  const [, image] = /^\/imagens\/(.+)\.jpg$/.exec(visit.path) ?? [];
  if (image !== undefined) return (await picture(visit, backend, image)) ?? missing(visit, backend);
  const sound = await answerSound(visit, backend.root);
  if (sound) return sound;
  const [, face] = /^\/fontes\/(.+)$/.exec(visit.path) ?? [];
  if (face !== undefined) return (await font(face)) ?? missing(visit, backend);
  const tile = readTile(visit.url);
  if (tile !== null) return fileAnswer(tile, 'image/svg+xml', PICTURE_CACHE);
  const to = route(backend.root, visit.path);
  const answer = to && (await found(visit, backend, to));
  if (answer) return answer;
  const unbuilt = visit.path === '/' && !existsSync(join(backend.root, 'dist', 'site'));
  return unbuilt ? pageAnswer(visit, backend, { template: UNBUILT, status: 503 }) : missing(visit, backend);
}
