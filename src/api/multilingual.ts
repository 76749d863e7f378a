import type { Request } from '../vocab/calls.ts';

const read = (request: Request, what: string): Promise<unknown> =>
  request({ method: 'GET', path: `/api/multilingual/${what}`, quiet: true });

/** The settings of the site's translations. The responses of these calls are not specified; they are passed through (I18N-601 to I18N-605). */
export const multilingualSettings = (request: Request): Promise<unknown> => read(request, 'settings');

/** Reads how far the site’s translations are; the response is passed through. */
export const multilingualStatus = (request: Request): Promise<unknown> => read(request, 'status');

/** Reads the list of the site’s languages; the response is passed through. */
export const multilingualLanguages = (request: Request): Promise<unknown> => read(request, 'languages');

/** Replaces the list of languages. */
export const saveLanguages = (request: Request, languages: readonly unknown[]): Promise<unknown> =>
  request({ method: 'PUT', path: '/api/multilingual/languages', quiet: true, body: { languages } });

/** Disconnects the external translation provider. */
export const disconnectTranslation = (request: Request): Promise<unknown> =>
  request({ method: 'DELETE', path: '/api/multilingual/connection', quiet: true });
