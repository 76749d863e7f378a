import type { Shop } from './shop-view.ts';

/** What the server asks of the site. */
export interface SiteRequest {
  /** `/atelie/…`, as it is in the address. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** For every script of the page. */
  readonly nonce: string;
  readonly crumb?: string;
  /** Goes with a form that is sent without the script, so that it is kept once. */
  readonly key?: string;
  /** What is the visitor's own; without it that of somebody new. */
  readonly shop?: Shop;
}

export interface SitePage {
  readonly status: number;
  readonly html: string;
  /** The page as data, where `?format=json` asks for it and there are any. */
  readonly data?: object;
}
