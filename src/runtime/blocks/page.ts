import type { Report } from '../report.ts';
import type { Store } from '../store/store.ts';
import type { Services } from './services.ts';

/** What everything on a page shares: made by the stage, handed to core and services. */
export interface Page {
  readonly store: Store;
  readonly report: Report;
  /** The page's own words in place of single strings. */
  readonly words: Map<string, string>;
  /** The language the page asks for, as a BCP 47 tag; empty where it says none. */
  readonly language: string;
  /** Added to by whatever has to stop with the page. */
  readonly stops: Set<() => void>;
  /** Brings up a page-level block: in the page's own element for it, else at the end of the body. */
  open(name: string): void;
  /** What runs once per page without a block: fetched at the first call. */
  services(): Promise<Services>;
}
