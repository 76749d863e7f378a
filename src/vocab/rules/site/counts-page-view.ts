import type { Context } from '../../context.ts';
import { isViewerOnly } from './audience.ts';

/** A path, or one below it. */
const isIn = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder}/`);

/**
 * Whether a page view is recorded (CENSUS-605 to CENSUS-609): that of a visitor, and that of an account whose only role is viewer outside the configuration
 * area; never that of a search.
 *
 * @param path the path of the page, as of `location.pathname`
 */
export function countsPageView(
  { authenticatedAccount, websiteRoles }: Pick<Context, 'authenticatedAccount' | 'websiteRoles'>,
  path: string,
): boolean {
  if (isIn(path, '/search')) return false;
  return authenticatedAccount === null || (isViewerOnly(websiteRoles) && !isIn(path, '/config'));
}
