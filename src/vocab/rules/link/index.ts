export { linkAddress, protocolOf } from './address.ts';
export { BLOG_URL_TOKENS, blogUrlPattern, isBlogUrlPattern } from './blog-url-pattern.ts';
export {
  type ContentFilters,
  type ContentUrl,
  contentUrl,
  type FilterValue,
  parseContentUrl,
} from './content-url.ts';
export {
  FILE_PREFIX,
  LINK_CATEGORIES,
  LINK_PROTOCOLS,
  type LinkCategory,
  linkCategory,
} from './link-category.ts';
export { checkLink, LINK_LIMITS, type LinkCheck, type LinkKind } from './link-check.ts';
export { linkFormatProblem } from './link-format.ts';
export { isProperUrl } from './proper-url.ts';
export { isAdminPath, isCollectionPanelPath, isFilePath, isSearchPath } from './site-path.ts';
