import type { Slip } from './finding.ts';
import type { Host } from './hosts.ts';
import type { Page } from './page.ts';

/** Where a check tells what it found. */
export interface Report {
  say(slip: Slip): void;
  /** Something a template fills in: it was not looked at. */
  skip(at: number, what: string): void;
}

/** Looks through a page for one kind of mistake. */
export type Check = (page: Page, hosts: readonly Host[], report: Report) => void;
