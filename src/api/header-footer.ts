import type { Request } from '../vocab/calls.ts';

const PATH = '/api/site-header-footer';

/** The site's header and footer settings. What is inside each is not said anywhere, so it passes through (HF-603). */
export interface HeaderFooter {
  readonly header: unknown;
  readonly footer: unknown;
}

/** Reads them; gives the parsed answer. Failures reject, and no visitor is told (HF-604). */
export const readHeaderFooter = (request: Request): Promise<unknown> =>
  request({ method: 'GET', path: PATH, quiet: true });

/** Saves them; gives the parsed answer. */
export const saveHeaderFooter = (request: Request, { header, footer }: HeaderFooter): Promise<unknown> =>
  request({ method: 'PUT', path: PATH, quiet: true, body: { header, footer } });
