import { join } from 'node:path';
import { fileInside } from './static.ts';

/** What an address names. */
export type Route =
  | { readonly kind: 'page'; readonly file: string }
  | { readonly kind: 'sheets'; readonly folder: string }
  | { readonly kind: 'file'; readonly file: string; readonly cache: string; readonly shared: boolean };

const PAGE = /^[a-z0-9-]+$/;
const ASSETS = new Set([
  'captcha.js',
  'config.js',
  'maps.js',
  'theme.js',
  'page.js',
  'playground-frame.js',
  'menu.js',
  'live.js',
  'self-check.js',
  'self-check-content.js',
  'self-check-days.js',
  'self-check-forms.js',
  'self-check-moving.js',
  'self-check-over.js',
  'self-check-shop.js',
  'self-check-tools.js',
  'favicon.svg',
]);

const REVALIDATE = 'no-cache';
const VIDEO_CACHE = 'public, max-age=3600';
const FOR_EVER = 'public, max-age=31536000, immutable';

const ownFile = (file: string): Route => ({ kind: 'file', file, cache: REVALIDATE, shared: false });

/** The page or file an address names; null where it names none. `root` is the project's folder. */
export function route(root: string, pathname: string): Route | null {
  const pages = join(root, 'dist', 'site');
  const demo = join(root, 'demo');
  if (pathname === '/' || pathname === '/index.html') return { kind: 'page', file: join(pages, 'index.html') };
  const [, first = '', second] = /^\/([^/]*)(?:\/(.*))?$/.exec(pathname) ?? [];
  if (second === undefined) {
    // Browsers ask for it by themselves on a page that names no icon.
    if (first === 'favicon.ico') return ownFile(join(demo, 'favicon.svg'));
    if (first === 'demo.css') return { kind: 'sheets', folder: join(demo, 'styles') };
    if (first === 'atelie.css') return { kind: 'sheets', folder: join(demo, 'site', 'styles') };
    if (first === 'atelie.js') return ownFile(join(demo, 'site', first));
    if (first === 'paginas.css') return ownFile(join(demo, 'pages', 'faults.css'));
    if (first === 'config.css') return ownFile(join(demo, 'pages', first));
    if (first === 'partes.css') return ownFile(join(demo, 'parts', 'page.css'));
    if (/^(partes|servico)(\.html)?$/.test(first))
      return { kind: 'page', file: join(pages, `${first.replace(/\.html$/, '')}.html`) };
    if (first === 'experimentar') return { kind: 'page', file: join(pages, 'experimentar.html') };
    if (/^desempenho(\.html)?$/.test(first)) return { kind: 'page', file: join(pages, 'desempenho.html') };
    if (ASSETS.has(first)) return ownFile(join(demo, first));
    if (/^self-check(\.html)?$/.test(first)) return { kind: 'page', file: join(demo, 'self-check.html') };
    return null;
  }
  const name = second.replace(/\.html$/, '');
  if (first === 'experimentar') {
    if (second === '') return { kind: 'page', file: join(pages, 'experimentar.html') };
    return second === 'quadro' ? { kind: 'page', file: join(demo, 'playground', 'frame.html') } : null;
  }
  if (first === 'blocks' && PAGE.test(name)) return { kind: 'page', file: join(pages, 'blocks', `${name}.html`) };
  if (first === 'cenas' && PAGE.test(name)) return { kind: 'page', file: join(demo, 'scenes', `${name}.html`) };
  if (first === 'videos') {
    const video = fileInside(join(demo, 'videos'), second);
    return video === null ? null : { kind: 'file', file: video, shared: false, cache: VIDEO_CACHE };
  }
  if (first === 'de-fora') {
    // What stands for the pages and files of third parties.
    const outside = fileInside(join(demo, 'stand-ins'), /\.\w+$/.test(second) ? second : `${second}.html`);
    return outside === null ? null : ownFile(outside);
  }
  if (first !== 'dist') return null;
  const file = fileInside(join(root, 'dist'), second);
  if (file === null) return null;
  const hashed = [['chunks'], ['dev', 'chunks']].some((folder) => file.startsWith(join(root, 'dist', ...folder, '/')));
  return { kind: 'file', file, shared: true, cache: hashed ? FOR_EVER : REVALIDATE };
}
