import type { Context } from '../../context.ts';
import { isViewerOnly } from './audience.ts';

type Signed = Pick<Context, 'authenticatedAccount' | 'websiteRoles'>;

/** A path, or one below it. */
const isIn = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder}/`);

/**
 * Whether what somebody does on the site is counted (CENSUS-606 to CENSUS-609): a visitor, and an account whose only role is viewer outside the configuration
 * area.
 *
 * @param path the path of the page, as of `location.pathname`
 */
export const countsVisitor = ({ authenticatedAccount, websiteRoles }: Signed, path: string): boolean =>
  authenticatedAccount === null || (isViewerOnly(websiteRoles) && !isIn(path, '/config'));

/** Whether a page view is counted, too: that of a search never is (CENSUS-605). */
export const countsPageView = (who: Signed, path: string): boolean =>
  !/^\/search\/?$/.test(path) && countsVisitor(who, path);
