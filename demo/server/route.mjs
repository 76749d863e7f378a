import { join } from 'node:path';
import { fileInside } from './static.mjs';

const PAGE = /^[a-z0-9-]+$/;
const ASSETS = new Set(['theme.js', 'page.js', 'live.js', 'self-check.js', 'self-check-tools.js', 'favicon.svg']);

/**
 * What an address names.
 *
 * @returns {{ file: string, sheets?: string, page?: true, cache?: string, shared?: true } | null}
 */
export function route(root, pathname) {
  const site = join(root, 'dist', 'site');
  const demo = join(root, 'demo');
  if (pathname === '/' || pathname === '/index.html') return { file: join(site, 'index.html'), page: true };
  const [, first = '', second] = /^\/([^/]*)(?:\/(.*))?$/.exec(pathname) ?? [];
  if (second === undefined) {
    if (first === 'demo.css') return { file: first, sheets: join(demo, 'styles') };
    if (ASSETS.has(first)) return { file: join(demo, first) };
    if (first === 'self-check' || first === 'self-check.html')
      return { file: join(demo, 'self-check.html'), page: true };
    return null;
  }
  const name = second.replace(/\.html$/, '');
  if (first === 'blocks' && PAGE.test(name)) return { file: join(site, 'blocks', `${name}.html`), page: true };
  if (first === 'cenas' && PAGE.test(name)) return { file: join(demo, 'scenes', `${name}.html`), page: true };
  if (first !== 'dist') return null;
  const file = fileInside(join(root, 'dist'), second);
  if (file === null) return null;
  const hashed = file.startsWith(join(root, 'dist', 'chunks', '/'));
  return { file, shared: true, cache: hashed ? 'public, max-age=31536000, immutable' : 'no-cache' };
}
