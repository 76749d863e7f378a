import { FILE_PREFIX } from '../../../rules/link/link-category.ts';

/** Whether a path is one of a collection panel: `/pages/` and an id of 24 lower-case letters and digits (NAV-603). A slash and a query may follow. */
export const isCollectionPanelPath = (path: string): boolean => /^\/pages\/[a-z0-9]{24}\/?(?:\?[^#]*)?$/.test(path);

/** Whether a path leads to a file (NAV-604). */
export const isFilePath = (path: string): boolean => path.startsWith(FILE_PREFIX);

/** Whether a path, without its query, is inside the admin area (NAV-605): `/config` and all below it, not `/configuration`. */
export const isAdminPath = (path: string): boolean => path === '/config' || path.startsWith('/config/');

/** Whether a path, without its query, is the search page (NAV-602). */
export const isSearchPath = (path: string): boolean => path === '/search' || path === '/search/';
