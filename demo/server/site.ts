import { stat } from 'node:fs/promises';
import type { SitePage, SiteRequest } from '../site/site-request.ts';

type RenderSite = (request: SiteRequest) => SitePage | null | Promise<SitePage | null>;

/** `demo/serve.mjs` compiles the site beside this server; a page of it may be changed while this runs. */
const COMPILED = new URL('./site.mjs', import.meta.url);

let version = 0;
let render: RenderSite | null = null;

const isRender = (value: unknown): value is RenderSite => typeof value === 'function';

/** Renders a page of the site; null where there is no such page, or no site. */
export async function renderSite(request: SiteRequest): Promise<SitePage | null> {
  const made = await stat(COMPILED).catch(() => null);
  if (!made) return null;
  if (made.mtimeMs !== version) {
    const module = await import(/* @vite-ignore */ `${COMPILED.href}?${made.mtimeMs}`);
    render = isRender(module.renderSite) ? module.renderSite : null;
    version = made.mtimeMs;
  }
  return render && (await render(request));
}
