import type { Request } from '../vocab/calls.ts';

const PATH = '/api/site-header-footer';

/** The site's header and footer settings. The requirements do not specify their content, so it is passed through (HF-603). */
export interface HeaderFooter {
  readonly header: unknown;
  readonly footer: unknown;
}

/** Reads the settings; returns the parsed response. Failures reject, and no visitor is notified (HF-604). */
export const readHeaderFooter = (request: Request): Promise<unknown> =>
  request({ method: 'GET', path: PATH, quiet: true, ownLogin: true });

/** Saves the settings; returns the parsed response. */
export const saveHeaderFooter = (request: Request, { header, footer }: HeaderFooter): Promise<unknown> =>
  request({ method: 'PUT', path: PATH, quiet: true, ownLogin: true, body: { header, footer } });
