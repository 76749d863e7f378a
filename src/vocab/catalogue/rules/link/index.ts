export * from '../../../rules/link/address.ts';
export * from '../../../rules/link/link-category.ts';
export * from './blog-url-pattern.ts';
export * from './content-url.ts';
export * from './link-check.ts';
export * from './link-format.ts';
export * from './proper-url.ts';
export * from './site-path.ts';
